// The packaged server in a workspace of 10,000 files with 200,000 URNs: how long it reads them, what an edit and a question cost then.
//   mvn test-compile && node workspace.mjs --package FOLDER [--files 10000]
// FOLDER is an unpacked platform package ("extension" of a .vsix).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Server } from './client.mjs';
import { memory } from './memory.mjs';
import { packaged } from './servers.mjs';
import { median, p99 } from './statistics.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { package: { type: 'string' }, files: { type: 'string', default: '10000' } } });
const runtime = join(resolve(values.package), 'runtime');
const java = join(runtime, 'bin', 'java');
const folder = mkdtempSync(join(tmpdir(), 'urn-ls-workspace-'));
execFileSync(java, ['-cp', join(ROOT, 'target', 'test-classes'), 'io.github.urnls.bench.WorkspaceSample', folder, values.files]);

const server = new Server(packaged(runtime), { limitSeconds: 600 });
const request = (method, params) => server.request(method, params);

const say = (what, numbers) => {
  console.log(`${what}: ${median(numbers).toFixed(2)} ms${numbers.length > 99 ? `, p99 ${p99(numbers).toFixed(2)} ms` : ''}`);
};

const built = server.until((message) => message.method === '$/progress' && message.params.value.kind === 'end');
await server.initialize({ folder: pathToFileURL(folder).href });
say('the files are read', [(await built).at - server.begun]);

async function open(name) {
  const path = join(folder, 'part0', name);
  const document = { uri: pathToFileURL(path).href, languageId: '', version: 1, text: readFileSync(path, 'utf8') };
  const checked = server.until((message) => message.method === 'textDocument/publishDiagnostics' && message.params.uri === document.uri);
  server.notify('textDocument/didOpen', { textDocument: document });
  await checked;
  const place = (text) => {
    const lines = document.text.slice(0, document.text.indexOf(text)).split('\n');
    return { line: lines.length - 1, character: lines.at(-1).length };
  };
  return { ...document, place };
}

const message = await open('file0.xml');
const start = message.place('urn:example:shared');
const edits = [];
for (let version = 2; version < 402; version++) {
  // One spelling and another in turns, so that there is something new to tell each time.
  const checked = server.until(({ method, params }) => method === 'textDocument/publishDiagnostics' && params.version === version);
  const edited = server.notify('textDocument/didChange', { textDocument: { uri: message.uri, version }, contentChanges: [
    { range: { start, end: { ...start, character: start.character + 3 } }, text: version % 2 ? 'urn' : 'URN' }] });
  edits.push((await checked).at - edited);
}
say('an edit to its diagnostics', edits.slice(100));

/** A level of the view of names, five times. */
async function level(what, members, rows) {
  const times = [];
  let found;
  for (let i = 0; i < 5; i++) {
    const { result, time } = await request('workspace/executeCommand', { command: 'urn-ls.names', arguments: [members] });
    times.push(time);
    found = rows(result);
  }
  say(`${what}, ${found.length} rows, first ${times[0].toFixed(0)} ms, then`, times.slice(1));
  return found;
}

console.log(`${memory(server.child.pid).now.toFixed(0)} MiB resident before the view is looked at`);
const [{ nid }] = await level('view of names, the namespaces', {}, (result) => result.namespaces);
await level('view of names, the names of one', { namespace: nid }, (result) => result.names);
await level('view of names, filtered', { filter: 'shared 77' }, (result) => result.namespaces);
await level('view of names, those with a later version', { filter: '@outdated' }, (result) => result.namespaces);
await level('view of names, the files with one', { name: 'urn:example:common' }, (result) => result.files);
console.log(`${memory(server.child.pid).now.toFixed(0)} MiB resident after it`);

async function questions(what, document, text, method, rest) {
  const times = [];
  let result;
  for (let i = 0; i < 5; i++) {
    const answered = await request(method, { textDocument: { uri: document.uri }, position: document.place(text), ...rest });
    times.push(answered.time);
    result = answered.result;
  }
  say(`${what}, ${Array.isArray(result) ? `${result.length} places` : `${result.documentChanges.length} files`}`, times);
}

const context = { includeDeclaration: true };
await questions('references of one name', message, 'urn:example:schema', 'textDocument/references', { context });
await questions('rename of one name', message, 'urn:example:schema', 'textDocument/rename', { newName: 'urn:example:other' });
await questions('references of another', await open('file2.json'), 'urn:example:common', 'textDocument/references', { context });
const symbols = await request('workspace/symbol', { query: 'shared 77' });
say(`symbols of the workspace, ${symbols.result.length} found`, [symbols.time]);
console.log(`${memory(server.child.pid).most.toFixed(0)} MiB resident at most`);
await server.stop();
rmSync(folder, { recursive: true });
