// The rights of files that are packaged.
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Leaves the bits that Git keeps: whether a file can be executed. Others come from the machine that has built it, and would be packaged. */
export function withoutUmask(path) {
  const { mode } = lstatSync(path);
  if ((mode & 0o170000) === 0o040000) {
    readdirSync(path).forEach((name) => withoutUmask(join(path, name)));
  } else if ((mode & 0o170000) === 0o100000) {
    chmodSync(path, mode & 0o100 ? 0o755 : 0o644);
  }
}
