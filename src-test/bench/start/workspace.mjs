// The packaged server in a workspace of 10,000 files with 200,000 URNs: how long it reads them, what an edit and a question cost then.
//   mvn test-compile && node workspace.mjs --package FOLDER [--files 10000]
// FOLDER is an unpacked platform package ("extension" of a .vsix).
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { package: { type: 'string' }, files: { type: 'string', default: '10000' } } });
const runtime = join(resolve(values.package), 'runtime');
const java = join(runtime, 'bin', 'java');
const folder = mkdtempSync(join(tmpdir(), 'urn-ls-workspace-'));
execFileSync(java, ['-cp', join(ROOT, 'target', 'test-classes'), 'io.github.urnls.bench.WorkspaceSample', folder, values.files]);

const server = spawn(java, ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xlog:disable',
  '-Xlog:all=warning:stderr', `-XX:AOTCache=${join(runtime, 'lib', 'urn-ls.aot')}`, '-m', 'io.github.urnls/io.github.urnls.cli.Main'],
{ stdio: ['pipe', 'pipe', 'inherit'] });

const send = (message) => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
let wanted = [];
const until = (accepts) => new Promise((done) => wanted.push({ accepts, done }));
let buffer = Buffer.alloc(0);
server.stdout.on('data', (data) => {
  buffer = Buffer.concat([buffer, data]);
  for (;;) {
    const head = buffer.indexOf('\r\n\r\n');
    const length = Number(/Content-Length: (\d+)/.exec(buffer.toString('latin1', 0, head + 1))?.[1]);
    if (head < 0 || buffer.length < head + 4 + length) {
      return;
    }
    const message = JSON.parse(buffer.toString('utf8', head + 4, head + 4 + length));
    buffer = buffer.subarray(head + 4 + length);
    if (message.method === 'window/workDoneProgress/create') {
      send({ id: message.id, result: null });
    }
    const met = wanted.filter(({ accepts }) => accepts(message));
    wanted = wanted.filter((one) => !met.includes(one));
    met.forEach(({ done }) => done(message));
  }
});

let id = 0;
async function request(method, params) {
  const own = ++id;
  const begun = performance.now();
  const answer = until((message) => message.id === own && !message.method);
  send({ id: own, method, params });
  return { result: (await answer).result, time: performance.now() - begun };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const say = (what, numbers) => {
  const p99 = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)];
  console.log(`${what}: ${median(numbers).toFixed(2)} ms${numbers.length > 99 ? `, p99 ${p99.toFixed(2)} ms` : ''}`);
};

const begun = performance.now();
const built = until((message) => message.method === '$/progress' && message.params.value.kind === 'end');
await request('initialize', {
  rootUri: pathToFileURL(folder).href, capabilities: { window: { workDoneProgress: true }, workspace: { workspaceEdit: { documentChanges: true } } },
});
send({ method: 'initialized', params: {} });
await built;
say('the files are read', [performance.now() - begun]);

async function open(name) {
  const path = join(folder, 'part0', name);
  const document = { uri: pathToFileURL(path).href, languageId: '', version: 1, text: readFileSync(path, 'utf8') };
  const checked = until((message) => message.method === 'textDocument/publishDiagnostics' && message.params.uri === document.uri);
  send({ method: 'textDocument/didOpen', params: { textDocument: document } });
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
  const edited = performance.now();
  const checked = until(({ method, params }) => method === 'textDocument/publishDiagnostics' && params.version === version);
  send({ method: 'textDocument/didChange', params: { textDocument: { uri: message.uri, version }, contentChanges: [
    { range: { start, end: { ...start, character: start.character + 3 } }, text: version % 2 ? 'urn' : 'URN' }] } });
  await checked;
  edits.push(performance.now() - edited);
}
say('an edit to its diagnostics', edits.slice(100));

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
console.log(/VmHWM:\s+\d+/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[0], 'kB resident at most');
await request('shutdown', null);
send({ method: 'exit' });
rmSync(folder, { recursive: true });
