// Every example of the package's README is run as it stands there, and prints what its comments say. The pages for browsers are run by
// src-test/hosts/site/package.test.mjs.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { examples, project, tool } from './installed.mjs';

const folder = project('readme');
const run = (program, ...args) => execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
const STRICT = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];

/** Writes an example to a file, as what it is, and answers with the name of the file to be run. */
const WRITTEN = {
  js: (name, code) => written(`${name}.mjs`, code),
  cjs: (name, code) => written(`${name}.cjs`, code),
  ts: (name, code) => {
    const file = written(`${name}.mts`, code);
    run(tool('tsc'), ...STRICT, file);
    return file.replace('.mts', '.mjs');
  },
};

function written(file, code) {
  writeFileSync(join(folder, file), code);
  return file;
}

const all = examples();
/** Those that make a worker or an editor need a page. */
const inNode = all.filter(({ kind, code }) => kind in WRITTEN && !code.includes('new Worker('));

test('the README has examples of each kind, and no others', () => {
  const kinds = all.map(({ kind }) => kind);
  assert.deepEqual([...new Set(kinds)].sort(), ['cjs', 'html', 'js', 'js browser', 'ts']);
  assert.ok(inNode.length >= 6);
  assert.equal(all.length - inNode.length, 4, 'the editor, the page, the functions in a worker, the server in a worker');
});

inNode.forEach(({ kind, code, promised }, i) => test(`example ${i + 1} (${kind}) prints what it says`, () => {
  assert.ok(promised.length > 0, 'it says what it prints');
  assert.deepEqual(run(process.execPath, WRITTEN[kind](`example-${i + 1}`, code)).trimEnd().split('\n'), promised);
}));

test('each example in JavaScript is well typed too', () => {
  const files = all.filter(({ kind }) => kind.startsWith('js')).map(({ code }, i) => written(`typed-${i + 1}.mts`, `export {};\n${code}`));
  const { stdout } = spawnSync(tool('tsc'), ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom',
    '--types', 'node', ...files], { cwd: folder, encoding: 'utf8' });
  assert.equal(stdout, '');
});
