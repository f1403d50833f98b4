// Makes a package for Visual Studio Code; builds the program and the module for browsers where they are missing or older than their sources.
//   node package.mjs          universal: uses the Java that is installed
//   node package.mjs --here   for this platform: with a runtime and the command line; see server/packaging/runtime.mjs
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildModule, buildProgram } from '../server/packaging/build.mjs';
import { withoutUmask } from '../server/packaging/files.mjs';
import { writeLauncher } from '../server/packaging/launcher.mjs';
import { buildRuntime, HERE } from '../server/packaging/runtime.mjs';
import { epoch } from '../server/packaging/tracked.mjs';

const { values: { here } } = parseArgs({ options: { here: { type: 'boolean' } } });
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));

// By these the same files give the same package, whenever and wherever it is made; src-test/user/supply/reproducible tries it.
process.umask(0o022);
const environment = { ...process.env, SOURCE_DATE_EPOCH: String(epoch()), TZ: 'UTC', LC_ALL: 'C' };

buildProgram();
buildModule();
const remove = () => ['runtime', 'bin'].forEach((folder) => rmSync(folder, { recursive: true, force: true }));

remove();
try {
  if (here) {
    await buildRuntime('runtime');
    writeLauncher('bin', '../runtime');
  }
  readdirSync('.').filter((file) => file !== 'node_modules').forEach(withoutUmask);
  const out = here ? `${name}-${HERE}-${version}.vsix` : `${name}-${version}.vsix`;
  execFileSync('npx', ['vsce', 'package', '--no-dependencies', '--out', out, ...(here ? ['--target', HERE] : [])],
    { stdio: 'inherit', env: environment, shell: process.platform === 'win32' });
} finally {
  remove();
}
