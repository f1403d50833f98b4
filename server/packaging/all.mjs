// Makes every package, for the platform this runs on, and prints them with their sizes.
//
//   node server/packaging/all.mjs                        all; first removes those of a run before
//   node server/packaging/all.mjs --only wheel,debian    these kinds
//
// Writes to target/packages.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildArchive } from './archive.mjs';
import { buildProgram } from './build.mjs';
import { ARCHITECTURES, buildDebian } from './debian.mjs';
import { buildMainPackage, buildPlatformPackage } from './npm.mjs';
import { HERE } from './runtime.mjs';
import { fail, PACKAGES, ROOT, version } from './tracked.mjs';
import { buildWheel } from './wheel.mjs';

const EXTENSION = join(ROOT, 'vscode-extension');

let building;
/** The archive, of which others are made: built once, when the first of them asks for it. */
const archive = () => (building ??= buildArchive());

/** How each kind of package is made; each returns the paths of its files. */
const KINDS = {
  archive: async () => [await archive(), `${await archive()}.sha256`],
  npm: async () => [await buildPlatformPackage(await archive())],
  module: async () => [await buildMainPackage()],
  wheel: async () => [await buildWheel(await archive())],
  debian: async () => [await buildDebian(await archive())],
  extension: () => extension('--here'),
  universal: () => extension(),
  jar,
};

/** A package of the extension: with a runtime, or the universal one. */
function extension(...options) {
  if (!existsSync(join(EXTENSION, 'node_modules'))) {
    throw new Error('its tools are missing: run “npm ci” in vscode-extension');
  }
  execFileSync(process.execPath, ['package.mjs', ...options], { cwd: EXTENSION, stdio: ['ignore', process.stderr, 'inherit'] });
  return [copied(join(EXTENSION, `urn-ls-${options.length > 0 ? `${HERE}-` : ''}${version()}.vsix`))];
}

/** The program for those who have a Java, and the lists of what it is made of, as a release has them. */
function jar() {
  buildProgram();
  return [copied(join(ROOT, 'target', 'urn-ls.jar'), `urn-ls-${version()}-all.jar`),
    ...[`urn-ls-${version()}.cdx.json`, 'THIRD-PARTY-NOTICES.txt'].map((name) => copied(join(ROOT, 'target', name)))];
}

function copied(file, name = basename(file)) {
  copyFileSync(file, join(PACKAGES, name));
  return join(PACKAGES, name);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const all = Object.keys(KINDS).filter((kind) => kind !== 'debian' || HERE in ARCHITECTURES);
const only = values.only?.split(',') ?? all;
const unknown = only.filter((kind) => !(kind in KINDS));
if (unknown.length > 0) {
  fail(`there is no package “${unknown.join(', ')}”; the packages are ${Object.keys(KINDS).join(', ')}`);
}
if (!values.only) {
  rmSync(PACKAGES, { recursive: true, force: true });
}
mkdirSync(PACKAGES, { recursive: true });
for (const kind of only) {
  try {
    for (const path of await KINDS[kind]()) {
      console.log(`${kind.padEnd(9)}  ${(statSync(path).size / 1e6).toFixed(1).padStart(5)} MB  ${relative(PACKAGES, path)}`);
    }
  } catch (error) { // the others may still succeed
    console.log(`${kind.padEnd(9)}  FAILED: ${error.message}`);
    process.exitCode = 1;
  }
}
