// The archive of a release, unpacked again: what the packages for package managers are made of.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildArchive } from './archive.mjs';
import { HERE, tool } from './runtime.mjs';

/** The archive to take: `archive`, which must be that of `target`, or one that is made now. */
export async function archiveOf(target, archive) {
  if (archive === undefined) {
    if (target !== HERE) {
      throw new Error(`for ${target}, --archive must name its archive; archive.mjs makes it with --target and --jmods`);
    }
    return buildArchive();
  }
  if (!new RegExp(`-${target}\\.(tar\\.gz|zip)$`).test(archive)) {
    throw new Error(`${basename(archive)} is not the archive of ${target}, by its name`);
  }
  if (!existsSync(archive)) {
    throw new Error(`${archive} is not there`);
  }
  return archive;
}

/** Unpacks a .tar.gz or .zip, the latter with the JDK, since tar reads it on some systems alone. */
export function unpackInto(folder, archive) {
  if (archive.endsWith('.zip')) {
    tool('jar', ['--extract', '--file', archive], folder);
  } else {
    execFileSync('tar', ['-xzf', archive, '-C', folder], { stdio: 'inherit' });
  }
}

/** Calls `use` with the folder that is in the archive, and with a folder for what it needs meanwhile; returns what that returns. */
export async function unpacked(archive, use) {
  const work = mkdtempSync(join(tmpdir(), 'urn-ls-unpacked-'));
  try {
    const folder = join(work, 'archive');
    mkdirSync(folder);
    unpackInto(folder, archive);
    const [name] = readdirSync(folder);
    return await use(join(folder, name), work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
