// Makes a package for Visual Studio Code.
//   node package.mjs                     universal: uses the Java that is installed
//   node package.mjs --target linux-x64  with a runtime of its own; see server/packaging/runtime.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildRuntime, HERE } from '../server/packaging/runtime.mjs';

const { values } = parseArgs({ options: { target: { type: 'string' }, jmods: { type: 'string' } } });
const target = values.target === 'here' ? HERE : values.target;
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
rmSync('runtime', { recursive: true, force: true });
try {
  if (target) {
    await buildRuntime({ ...values, target });
  }
  const out = target ? `${name}-${target}-${version}.vsix` : `${name}-${version}.vsix`;
  execFileSync('npx', ['vsce', 'package', '--no-dependencies', '--out', out, ...(target ? ['--target', target] : [])],
    { stdio: 'inherit', shell: process.platform === 'win32' });
} finally {
  rmSync('runtime', { recursive: true, force: true });
}
