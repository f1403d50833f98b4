// What the scripts of a release share: the version, the time, the address of the project, and changes to many files at once.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
/** Where packages are written. */
export const PACKAGES = join(ROOT, 'target', 'packages');

const PRODUCT = 'server/java/io/github/urnls/check/Product.java';

/** The text of a file, by its path in the repository. */
export function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The version in pom.xml. */
export function version() {
  return /<artifactId>urn-ls<\/artifactId>\s*<version>(.*?)<\/version>/.exec(read('pom.xml'))[1];
}

/** The one time that everything packaged bears, so that the same sources give the same bytes: as pom.xml has it, in seconds since 1970. */
export function epoch() {
  return Date.parse(/<project\.build\.outputTimestamp>(.*)</.exec(read('pom.xml'))[1]) / 1000;
}

/** The address of the repository: the constant that the program prints. */
export function home() {
  return /String HOME = "(.*?)"/.exec(read(PRODUCT))[1];
}

/** Every file that Git tracks or would, in which `pattern` stands. */
export function filesWith(pattern) {
  const once = new RegExp(pattern.source, 'm'); // a global one begins where it ended the last time
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  return files.split('\0').filter((file) => file !== '' && once.test(readIfThere(file)));
}

function readIfThere(file) {
  try {
    return read(file);
  } catch {
    return ''; // deleted, or a link
  }
}

/** Replaces in `path` by pairs of pattern and text; returns whether something changed. */
export function replaceIn(path, pairs) {
  const before = read(path);
  const after = pairs.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), before);
  if (after !== before) {
    writeFileSync(join(ROOT, path), after);
  }
  return after !== before;
}

/** Prints why a script cannot go on, and ends it. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
