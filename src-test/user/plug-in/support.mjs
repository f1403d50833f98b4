// What the tests of this folder share.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder, must as anyMust, ROOT, run as anyRun } from '../../support.mjs';

export { archive, ROOT } from '../../support.mjs';
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

/** As the one for all tests, in this environment where none is given. */
export const run = (command, args, options) => anyRun(command, args, { env: ENV, ...options });

/** The same, of a program that must succeed; its standard output. */
export const must = (command, args, options) => anyMust(command, args, { env: ENV, ...options });

/** A new folder under target/plug-in that holds `files`, from path to text. */
export function folder(name, files = {}) {
  const path = emptyFolder('plug-in', name);
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
