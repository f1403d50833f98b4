// What the tests of this folder share.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { archivePath, buildArchive } from '../../server/packaging/archive.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');
export const GOOD = '<a xmlns:b="urn:example:good"/>\n';
export const WRONG = '<a xmlns:b="urn:example:a%zz"/>\n';
export const REPAIRABLE = '<a b="urn:example:caf\u00e9"/>\n';

/** Git without what the user of this machine has configured. */
const GIT = {
  GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'test', GIT_AUTHOR_EMAIL: 'test@example.com', GIT_COMMITTER_NAME: 'test', GIT_COMMITTER_EMAIL: 'test@example.com',
};
/** The environment of this process without what Git tells its hooks, and with a `urn-ls` on the PATH. */
export const ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))), ...GIT,
  PATH: `${ROOT}:${process.env.PATH}`,
};

/** Runs a program to its end: exit code, standard output, standard error. */
export function run(command, args, { cwd = ROOT, env = ENV, input = '' } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, input, encoding: 'utf8', maxBuffer: 1 << 28 });
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

/** A new folder under target/plug-in that holds `files`, from path to text. */
export function folder(name, files = {}) {
  const path = join(ROOT, 'target', 'plug-in', name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

/** A new folder like `folder`, as a repository with everything committed. */
export function repository(name, files) {
  const path = folder(name, files);
  must('git', ['init', '-q', '-b', 'main'], { cwd: path });
  commit(path);
  return path;
}

function commit(path) {
  must('git', ['add', '-A'], { cwd: path });
  must('git', ['commit', '-q', '-m', 'all'], { cwd: path });
}

/** This project as others get it: a repository of what is not ignored, built or installed. */
export function checkout(name) {
  const path = folder(name);
  const listed = must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0').filter((each) => each !== '' && existsSync(join(ROOT, each)))) {
    cpSync(join(ROOT, file), join(path, file));
  }
  must('git', ['init', '-q', '-b', 'main'], { cwd: path });
  commit(path);
  return path;
}

/** The archive for this platform: that which `run` has made before the tests, unless the program is newer. */
export async function archive() {
  const made = archivePath();
  const isCurrent = existsSync(made) && statSync(made).mtimeMs > statSync(join(ROOT, 'target', 'urn-ls.jar')).mtimeMs;
  return isCurrent ? made : buildArchive();
}
