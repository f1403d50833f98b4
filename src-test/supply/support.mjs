// What the tests of packages share.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { archivePath, buildArchive } from '../../server/packaging/archive.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');
export const SAMPLE = join(ROOT, 'docs', 'sample');

/** Runs a program to its end: exit code, standard output, and both outputs together. */
export function run(command, args, { cwd = ROOT, env = process.env, input = '', shell = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, input, shell, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) {
    throw error;
  }
  return { code: status, out: stdout, all: stdout + stderr };
}

/** The same, of a program that must succeed; its standard output. */
export function must(command, args, options) {
  const { code, out, all } = run(command, args, options);
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${all}`);
  }
  return out;
}

/** A new, empty folder under target/supply. */
export function folder(name) {
  const path = join(ROOT, 'target', 'supply', name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/** The archive for this platform: that of a build before, or a new one. */
export async function archiveHere() {
  return existsSync(archivePath()) ? archivePath() : buildArchive();
}

/** Everything below a folder: paths, and what links lead to. */
export function everything(path) {
  return readdirSync(path, { recursive: true }).map(String).sort().map((name) => `${name}${lstatSync(join(path, name)).isDirectory() ? '/' : ''}`);
}

/** What every package finds in docs/sample. */
export const FINDINGS = [
  'library.xml:5 stray-question-mark', 'library.xml:6 non-ascii-character', 'library.xml:7 illegal-character', 'library.xml:8 nid-character',
  'service.json:6 r-component',
];

/** The findings in the output of a check: file and line, and the rule. */
export function findings(text) {
  return [...text.matchAll(/^(\S+):(\d+):\d+: \w+\[([\w-]+)\]/gm)].map(([, file, line, rule]) => `${file.split(/[\\/]/).pop()}:${line} ${rule}`);
}
