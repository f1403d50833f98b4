// The package from outside: its types, import and require, and what other people's judges of packages say.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PACKAGE, project, tool } from './installed.mjs';

const folder = project('entries');
const required = createRequire(join(folder, 'any.cjs'));
const imported = (entry) => import(pathToFileURL(join(folder, 'node_modules/urn-ls', entry)).href);
const TYPES = join(import.meta.dirname, 'types');

test('the types are what the examples of their use say, in modules and in CommonJS', () => {
  const files = readdirSync(TYPES);
  files.forEach((file) => copyFileSync(join(TYPES, file), join(folder, file)));
  for (const [module, of] of [['nodenext', files], ['node16', files]]) {
    const { status, stdout } = spawnSync(tool('tsc'), ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes',
      '--module', module, '--target', 'es2022', '--lib', 'es2023,dom', '--types', 'node', ...of], { cwd: folder, encoding: 'utf8' });
    assert.equal(status, 0, stdout);
  }
});

test('the types of a bundler are the same', () => {
  const { status, stdout } = spawnSync(tool('tsc'), ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022',
    '--lib', 'es2023,dom', '--types', 'node', 'uses.mts'], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});

test('require gets what import gets', async () => {
  const [modules, commons] = [await imported('index.js'), required('urn-ls')];
  assert.deepEqual(Object.keys(commons).sort(), Object.keys(modules).sort());
  const text = '<a b="urn:isbn:9780306406158"/>';
  assert.deepEqual(await commons.check(text), await modules.check(text));
  await assert.rejects(commons.check(1), { name: 'TypeError', code: 'wrong-type', argument: 'text' });
  const [names, commonNames] = [await imported('urn.js'), required('urn-ls/urn')];
  assert.deepEqual(Object.keys(commonNames).sort(), Object.keys(names).sort());
  for (const urn of ['urn:isbn:978-0-306-40615-7', 'URN:example:%e9', 'urn:a b:?+', 'urn:uuid:ABC', '', 'urn:example:\u00e9?=#a#b']) {
    assert.deepEqual(commonNames.parse(urn), names.parse(urn));
    assert.equal(commonNames.equals(urn, urn.toUpperCase()), names.equals(urn, urn.toUpperCase()));
  }
});

test('a program that only requires ends by itself', () => {
  const script = 'require("urn-ls").createChecker().then((checker) => checker.open({ text: "urn:isbn:9780306406158" }).check()).then(({ findings }) => console.log(findings.length))';
  assert.equal(execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' }), '1\n');
});

test('publint finds nothing', async () => {
  const { publint } = await import('publint');
  const { messages } = await publint({ pkgDir: PACKAGE, strict: true });
  assert.deepEqual(messages, []);
});

test('the types resolve however they are asked for', () => {
  const { stdout, stderr } = spawnSync(tool('attw'), ['--pack', PACKAGE, '--profile', 'node16', '--format', 'json', '--exclude-entrypoints', 'worker.js', 'functions.js', 'stdio.js'],
    { cwd: folder, encoding: 'utf8' });
  const { analysis, problems } = JSON.parse(stdout || stderr);
  assert.ok(analysis.types);
  // An extension of CodeMirror, and workers of a page, are for bundlers, which read modules.
  assert.deepEqual(Object.values(problems).flat().filter(({ entrypoint }) => !['./codemirror', './in-worker'].includes(entrypoint)), []);
});

test('the extension for CodeMirror can be bundled for browsers, and what it does not name is no part of it', () => {
  writeFileSync(join(folder, 'page.mjs'), 'import { urns } from "urn-ls/codemirror"; console.log(urns);');
  const metafile = join(folder, 'page.json');
  execFileSync(tool('esbuild'), ['page.mjs', '--bundle', '--format=esm', '--outfile=page.out.mjs', `--metafile=${metafile}`, '--log-level=warning'], { cwd: folder });
  const inputs = Object.keys(JSON.parse(readFileSync(metafile, 'utf8')).inputs);
  assert.ok(inputs.some((file) => file.endsWith('codemirror.js')));
  assert.ok(!inputs.some((file) => file.endsWith('core.js')), 'the checker may be in a worker');
});
