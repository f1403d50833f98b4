// The server in Node.js: which files it reads, and what it does with messages that are not as they should be.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Host } from './host.mjs';

const PROGRAM = resolve(import.meta.dirname, '../../../target/browser/npm/stdio.js');
const work = mkdtempSync(join(tmpdir(), 'urn-ls-stdio-'));
const hosts = [];
after(() => {
  hosts.forEach((host) => host.kill());
  rmSync(work, { recursive: true, force: true });
});

/** A repository with these files. */
function repository(name, files) {
  mkdirSync(join(work, name, '.git'), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(work, name, path)), { recursive: true });
    writeFileSync(join(work, name, path), content);
  }
  return join(work, name);
}

async function start(folder, ...options) {
  const host = new Host(process.execPath, [...options, PROGRAM]);
  hosts.push(host);
  return host.start({ textDocument: { diagnostic: {} } }, { workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'w' }] });
}

/** How bad the wrong check digit of a document is. */
async function severity(host, file) {
  const textDocument = { uri: pathToFileURL(file).href };
  host.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'xml', version: 1, text: '<a b="urn:isbn:9780306406158"/>' } });
  const { items } = JSON.parse(await host.ask('textDocument/diagnostic', { textDocument }));
  host.tell('textDocument/didClose', { textDocument });
  return items[0]?.severity;
}

const project = (level) => JSON.stringify({ severity: { 'check-digit': level } });

test('a project file extends one above it in its repository, and is read again when it is saved', async () => {
  const folder = repository('extends', { 'sub/urn-ls.json': '{ "extends": "../base.json" }', 'base.json': project('error') });
  const host = await start(folder);
  const file = join(folder, 'sub', 'a.xml');
  assert.equal(await severity(host, file), 1);
  writeFileSync(join(folder, 'base.json'), project('information'));
  host.tell('textDocument/didSave', { textDocument: { uri: pathToFileURL(join(folder, 'base.json')).href } });
  await host.ask('workspace/symbol', { query: 'saved' });
  assert.equal(await severity(host, file), 3);
  assert.equal(await host.stop(), 0);
});

test('a rename that leaves files which are not open asks before it changes anything', async () => {
  const folder = repository('renamed', { 'b.txt': 'urn:example:a' });
  const host = await start(folder);
  const textDocument = { uri: pathToFileURL(join(folder, 'a.txt')).href };
  host.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'plaintext', version: 1, text: 'urn:example:a' } });
  const rename = () => host.ask('textDocument/rename', { textDocument, position: { line: 0, character: 8 }, newName: 'urn:example:b' });
  assert.equal(await rename(), 'null', 'the question was closed');
  const asked = ({ method }) => method === 'window/showMessageRequest';
  host.answer = (message) => asked(message) ? message.params.actions[0] : null;
  assert.match(await rename(), /"newText":"b"/);
  assert.deepEqual(host.told.filter(asked).map(({ params }) => [params.message, params.actions[0].title]),
    Array(2).fill(['URN: Files that are not open are left out.', 'Rename anyway']));
  assert.equal(await host.stop(), 0);
});

/** On one thread, a large document is read and checked in pieces. What is counted are answers, not milliseconds. */
test('a hover in another document is answered while a large one is read and checked', async () => {
  const host = await start(repository('pieces', {}));
  const textDocument = { uri: 'file:///small.txt' };
  host.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'plaintext', version: 1, text: 'urn:isbn:9780306406157' } });
  const large = { uri: 'file:///large.xml' };
  const text = `<a>${'<b c="urn:isbn:9780306406158" d="urn:example:a b"/> urn-ls:ignore\n'.repeat(8_000)}</a>`;
  host.tell('textDocument/didOpen', { textDocument: { ...large, languageId: 'xml', version: 1, text } });
  let found;
  const checked = host.ask('textDocument/diagnostic', { textDocument: large }).then((json) => { found = JSON.parse(json); });
  let answers = 0;
  while (!found) {
    assert.match(await host.ask('textDocument/hover', { textDocument, position: { line: 0, character: 9 } }), /ISBN/);
    answers++;
  }
  await checked;
  assert.ok(found.items.length > 100, `${found.items.length} findings`);
  assert.ok(answers > 20, `${answers} answers while the large document was read and checked`);
  assert.equal(await host.stop(), 0);
});

/** Work about one document keeps its order, also when it is done in pieces. */
test('an edit of a large document that is still checked has the findings of its new text', async () => {
  const host = await start(repository('edited', {}));
  const textDocument = { uri: 'file:///large.txt' };
  const text = `${'urn:isbn:9780306406157 urn:example:a\n'.repeat(6_000)}urn:isbn:9780306406158`;
  host.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'plaintext', version: 1, text } });
  const first = host.ask('textDocument/diagnostic', { textDocument });
  host.tell('textDocument/didChange', { textDocument: { ...textDocument, version: 2 }, contentChanges: [{ range: { start: { line: 6_000, character: 21 }, end: { line: 6_000, character: 22 } }, text: '7' }] });
  const second = host.ask('textDocument/diagnostic', { textDocument });
  assert.equal(JSON.parse(await first).items.length, 1);
  assert.equal(JSON.parse(await second).items.length, 0);
  assert.equal(await host.stop(), 0);
});

test('completion offers each name of a place once', async () => {
  const folder = repository('places', {});
  const host = await start(folder);
  const textDocument = { uri: pathToFileURL(join(folder, 'a.xml')).href };
  host.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'xml', version: 1, text: '<saml:Attribute Name=""/>' } });
  const names = JSON.parse(await host.ask('textDocument/completion', { textDocument, position: { line: 0, character: 22 } })).items
    .map(({ textEdit }) => textEdit.newText);
  assert.ok(names.includes('urn:oid:2.5.4.42') && names.length > 100, `${names.length} names`); // there is a limit, which repeated ones reach
  assert.equal(await host.stop(), 0);
});

test('completion offers the next number, and a check digit that is missing', async () => {
  const folder = repository('numbers', {});
  const host = await start(folder);
  const textDocument = { uri: pathToFileURL(join(folder, 'a.xml')).href };
  const text = '<a b="urn:acme:order:0001"/>\n<a b="urn:acme:order:0002"/>\n<a b="urn:acme:order:"/>\n<a b="urn:isbn:978030640615"/>\n';
  host.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'xml', version: 1, text } });
  const last = async (position) => JSON.parse(await host.ask('textDocument/completion', { textDocument, position })).items.at(-1);
  assert.equal((await last({ line: 2, character: 21 })).label, '0003');
  assert.equal((await last({ line: 3, character: 27 })).label, '9780306406157');
  assert.equal(await host.stop(), 0);
});

test('links and devices are not read, nor what includes itself for ever', async () => {
  const folder = repository('links', { 'round/urn-ls.json': '{ "extends": "urn-ls.json", "severity": { "check-digit": "error" } }' });
  mkdirSync(join(folder, 'device'));
  mkdirSync(join(folder, 'link'));
  symlinkSync('/dev/zero', join(folder, 'device', 'urn-ls.json'));
  writeFileSync(join(work, 'outside.json'), project('error'));
  symlinkSync(join(work, 'outside.json'), join(folder, 'link', 'urn-ls.json'));
  const host = await start(folder);
  assert.equal(await severity(host, join(folder, 'device', 'a.xml')), 2);
  assert.equal(await severity(host, join(folder, 'link', 'a.xml')), 2);
  assert.equal(await severity(host, join(folder, 'round', 'a.xml')), 1);
  assert.equal(await host.stop(), 0);
});

test('a message that is no JSON, or not as it should be, costs nothing else', async () => {
  const folder = repository('messages', {});
  const host = await start(folder);
  host.write('{"no": ');
  host.write('null');
  host.write('[]');
  host.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: 'file:///a%zz' }] });
  host.tell('workspace/didChangeWatchedFiles', { changes: 1 });
  host.tell('textDocument/didSave', {});
  assert.equal(await severity(host, join(folder, 'a.xml')), 2);
  assert.equal(host.refused, 3);
  const large = join(folder, 'large.xml');
  host.tell('textDocument/didOpen', { textDocument: {
    uri: pathToFileURL(large).href, languageId: 'xml', version: 1, text: `<a>${'<b c="urn:example:a"/>\n'.repeat(100_000)}<b c="urn:example:5%"/></a>`,
  } });
  const { items } = JSON.parse(await host.ask('textDocument/diagnostic', { textDocument: { uri: pathToFileURL(large).href } }));
  assert.equal(items[0].code, 'malformed-percent-encoding');
  assert.equal(await host.stop(), 0);
});

test('when its memory ends it ends, in one of the ways by which the extension for VS Code knows that', async () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../../vscode-extension/src/process.ts'), 'utf8');
  const known = JSON.parse(/OUT_OF_MEMORY.* = (\[.*\]);/.exec(source)[1].replaceAll("'", '"'));
  const host = await start(repository('memory', {}), '--max-old-space-size=64');
  const text = '<a b="urn:isbn:9780306406158"/>\n'.repeat(250_000);
  const textDocument = { uri: pathToFileURL(join(work, 'memory', 'a.xml')).href };
  host.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'xml', version: 1, text } });
  await assert.rejects(host.ask('textDocument/diagnostic', { textDocument }), /the server ended/);
  const how = await host.ended;
  assert.ok(known.includes(how), `it ended with ${how}`);
});

test('it says that it is no command line', () => {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'check', 'a.xml'], { encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stderr, /language server alone/);
});
