// What packages need of files: a folder for a while, lists, and rights.
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls `use` with a new folder, and removes that in the end; returns what `use` returns. */
export async function inNewFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'urn-ls-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files and links at or below `path` in `folder`, if it is there: their paths in it, in order. */
export function below(folder, path = '') {
  const stat = lstatSync(join(folder, path), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) {
    return stat ? [path] : [];
  }
  return readdirSync(join(folder, path)).sort().flatMap((name) => below(folder, path ? `${path}/${name}` : name));
}

/** Leaves the bits that Git keeps: whether a file can be executed. Others come from the machine that has built it, and would be packaged. */
export function withoutUmask(path) {
  const stat = lstatSync(path);
  if (!stat.isSymbolicLink()) {
    chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644);
  }
  if (stat.isDirectory()) {
    readdirSync(path).forEach((name) => withoutUmask(join(path, name)));
  }
}
