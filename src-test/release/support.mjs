// What the tests of this folder share.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Runs a program to its end: exit code, standard output, and both outputs together. */
export function run(command, args, { cwd = ROOT, env = process.env, input = '' } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, input, encoding: 'utf8', maxBuffer: 1 << 28 });
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

/** A new, empty folder under target/release. */
export function folder(name) {
  const path = join(ROOT, 'target', 'release', name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/** The sources of this project as a repository of its own, with everything added. */
export function checkout(name) {
  const path = folder(name);
  const listed = must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  for (const file of listed.filter((each) => each !== '' && existsSync(join(ROOT, each)))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(ROOT, file), join(path, file));
  }
  must('git', ['init', '-q', '-b', 'main'], { cwd: path });
  must('git', ['add', '-A'], { cwd: path });
  return path;
}
