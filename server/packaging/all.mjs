// Makes every package that this machine can make, out of one archive, and prints them with their sizes, and what it cannot make and why.
//
//   node server/packaging/all.mjs                                      for the platform this runs on
//   node server/packaging/all.mjs --target win32-x64 --jmods FOLDER    for another one; see runtime.mjs
//   node server/packaging/all.mjs --only wheel,debian                  these kinds; the archive is always made
//   node server/packaging/all.mjs --archive FILE                       out of an archive that is there
//
// Writes to target/packages, from which it first removes the packages of a run before; or to the folder --out.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildArchive } from './archive.mjs';
import { buildProgram } from './build.mjs';
import { buildDebian, cannotMakeDebian } from './debian.mjs';
import { buildNpm } from './npm.mjs';
import { HERE } from './runtime.mjs';
import { fail, ROOT, version } from './tracked.mjs';
import { archiveOf } from './unpack.mjs';
import { buildWheel } from './wheel.mjs';

const EXTENSION = join(ROOT, 'vscode-extension');

/** Each kind of package: what it is, why it cannot be made here (empty if it can), and how; `make` returns paths, or nothing. */
const KINDS = {
  archive: { make: ({ archive, out }) => [archive, `${archive}.sha256`].filter(existsSync).map((file) => into(out, file)) },
  npm: { make: ({ out, ...job }) => buildNpm({ ...job, out: join(out, 'npm') }) },
  wheel: { make: async (job) => [await buildWheel(job)] },
  debian: { cannot: ({ target }) => cannotMakeDebian(target), make: async (job) => [await buildDebian(job)] },
  extension: {
    cannot: () => (existsSync(join(EXTENSION, 'node_modules')) ? '' : 'its tools are missing: run “npm ci” in vscode-extension'),
    make: ({ out, ...job }) => [into(out, extension(job))],
  },
  universal: { cannot: () => KINDS.extension.cannot(), make: ({ out }) => [into(out, extension({}))] },
  jar: { make: jar },
};

/** Makes a package of the extension: for a platform, or the universal one; returns its path. */
function extension({ target, jmods }) {
  execFileSync(process.execPath, ['package.mjs', ...(target ? ['--target', target] : []), ...(jmods ? ['--jmods', resolve(jmods)] : [])],
    { cwd: EXTENSION, stdio: ['ignore', process.stderr, 'inherit'] });
  return join(EXTENSION, target ? `urn-ls-${target}-${version()}.vsix` : `urn-ls-${version()}.vsix`);
}

/** The program for those who have a Java, and the lists of what it is made of, as a release has them. */
function jar({ out }) {
  buildProgram();
  copyFileSync(join(ROOT, 'target', 'urn-ls.jar'), join(out, `urn-ls-${version()}-all.jar`));
  return [join(out, `urn-ls-${version()}-all.jar`), ...[`urn-ls-${version()}.cdx.json`, 'THIRD-PARTY-NOTICES.txt'].map((name) => into(out, join(ROOT, 'target', name)))];
}

function into(out, file) {
  const copy = join(out, basename(file));
  if (resolve(file) !== copy) {
    copyFileSync(file, copy);
  }
  return copy;
}

const { values } = parseArgs({
  options: { target: { type: 'string' }, jmods: { type: 'string' }, archive: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' } },
});
const target = values.target ?? HERE;
const out = resolve(values.out ?? join(ROOT, 'target', 'packages'));
const only = values.only?.split(',') ?? Object.keys(KINDS);
const unknown = only.filter((name) => !(name in KINDS));
if (unknown.length > 0) {
  fail(`there is no package “${unknown.join(', ')}”; the packages are ${Object.keys(KINDS).join(', ')}`);
}

const notes = [];
const made = [];
const archive = resolve(values.archive ? await archiveOf(target, values.archive) : await buildArchive({ target, jmods: values.jmods }));
mkdirSync(out, { recursive: true });
if (!values.out && !values.only) {
  const kept = [archive, `${archive}.sha256`].map((file) => basename(file));
  readdirSync(out).filter((name) => !kept.includes(name)).forEach((name) => rmSync(join(out, name), { recursive: true }));
}
const job = { target, jmods: values.jmods, archive, out, say: (name, text) => notes.push([name, text]) };
for (const name of Object.keys(KINDS).filter((kind) => kind === 'archive' || only.includes(kind))) {
  const { cannot = () => '', make } = KINDS[name];
  const why = cannot(job);
  if (why) {
    notes.push([name, `not made: ${why}`]);
    continue;
  }
  console.error(`making ${name}`);
  try {
    made.push(...(await make(job)).map((path) => [name, path]));
  } catch (error) { // the others may still succeed
    notes.push([name, `FAILED: ${error.message}`]);
    process.exitCode = 1;
  }
}
table(made.map(([name, path]) => [name, relative(out, path), size(path)]));
table(notes);

function size(path) {
  const bytes = statSync(path).size;
  return bytes >= 1e5 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e3).toFixed(1)} kB`;
}

function table(rows) {
  const width = (column) => Math.max(...rows.map((row) => row[column].length));
  rows.forEach((row) => console.log(row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(width(i)) : cell)).join('  ')));
}
