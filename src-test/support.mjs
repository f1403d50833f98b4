// What the tests of packages, plug-ins and releases share.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { archivePath, buildArchive } from '../server/packaging/archive.mjs';

export const ROOT = resolve(import.meta.dirname, '..');

/** Runs a program to its end: exit code, standard output, standard error, and both together. */
export function run(command, args, { cwd = ROOT, env = process.env, input = '', shell = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, input, shell, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) {
    throw error;
  }
  return { code: status, out: stdout, err: stderr, all: stdout + stderr };
}

/** The same, of a program that must succeed; its standard output. */
export function must(command, args, options) {
  const { code, out, all } = run(command, args, options);
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${all}`);
  }
  return out;
}

/** A new, empty folder under target. */
export function emptyFolder(...names) {
  const path = join(ROOT, 'target', ...names);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/** The archive for this platform: one that was made before, unless the program is newer. */
export async function archive() {
  const made = archivePath();
  const isCurrent = existsSync(made) && statSync(made).mtimeMs > statSync(join(ROOT, 'target', 'urn-ls.jar')).mtimeMs;
  return isCurrent ? made : buildArchive();
}
