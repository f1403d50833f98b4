// A folder in which the package is installed, as a project of its own has it, and what its README shows.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const PACKAGE = resolve(import.meta.dirname, '../../../target/browser/npm');
const MODULES = join(import.meta.dirname, 'node_modules');

/** Makes a folder with the package as npm packs it, and with what the tests have installed. */
export function project(name) {
  const folder = resolve(PACKAGE, '..', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  execFileSync('npm', ['pack', PACKAGE, '--silent', '--ignore-scripts'], { cwd: folder, shell: process.platform === 'win32' });
  execFileSync('tar', ['-xzf', readdirSync(folder).find((file) => file.endsWith('.tgz'))], { cwd: folder });
  renameSync(join(folder, 'package'), join(folder, 'node_modules', 'urn-ls'));
  for (const library of ['@codemirror', '@types', 'codemirror']) {
    symlinkSync(join(MODULES, library), join(folder, 'node_modules', library), 'junction');
  }
  return folder;
}

/** The path of a program that the tests have installed. */
export const tool = (name) => join(MODULES, '.bin', name);

/** The blocks of code of the README in the order of the page: the words behind the fence, and the code. */
export function examples() {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```([\w ]+)\n(.*?)^```$/gms)].map(([, kind, code]) => ({ kind, code, promised: promised(code) }));
}

/** What an example says that it prints: each comment that is a line of its own. */
export const promised = (code) => [...code.matchAll(/^ *\/\/ (.*)$/gm)].map(([, answer]) => answer);
