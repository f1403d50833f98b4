// From the start of a process to the first diagnostics of a small file, and the memory then: the packaged server and two others of the
// field, in one run, one after the other in turns so that a noisy moment hits all alike.
//   npm ci && node start.mjs [--runs 20] [--package FOLDER]
// FOLDER is an unpacked platform package ("extension" of a .vsix); without it, the runtime is built first. Samples go to samples.jsonl.
import { spawn, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '../../..');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' }, package: { type: 'string' }, out: { type: 'string' } } });
const runs = Number(values.runs);

async function ownRuntime() {
  if (values.package) {
    return { runtime: join(resolve(values.package), 'runtime'), jar: join(resolve(values.package), 'server', 'urn-ls.jar') };
  }
  const { buildRuntime } = await import(join(ROOT, 'server', 'packaging', 'runtime.mjs'));
  const jar = join(ROOT, 'target', 'urn-ls.jar');
  return { runtime: await buildRuntime({ jar, out: join(ROOT, 'target', 'bench-runtime') }), jar };
}

const { runtime, jar } = await ownRuntime();
const java = join(runtime, 'bin', 'java');
const FLAGS = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-XX:+ExitOnOutOfMemoryError', '-Xlog:disable',
  '-Xlog:all=warning:stderr'];
const MAIN = ['-m', 'io.github.urnls/io.github.urnls.cli.Main'];
const bin = (name) => join(HERE, 'node_modules', '.bin', name);
const XML = '<a xmlns:b="urn:example:library" c="urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66" d="urn:example:x?y"/>\n';

/** Each with a document in which it finds something. */
const SERVERS = [
  { name: 'urn-ls, packaged', command: [java, ...FLAGS, `-XX:AOTCache=${join(runtime, 'lib', 'urn-ls.aot')}`, ...MAIN], language: 'xml', text: XML },
  { name: 'urn-ls, same without the cache', command: [java, ...FLAGS, ...MAIN], language: 'xml', text: XML },
  { name: 'urn-ls, jar on the same Java', command: [java, ...FLAGS, '-jar', jar], language: 'xml', text: XML },
  { name: 'vscode-json-language-server', command: [process.execPath, bin('vscode-json-language-server'), '--stdio'], language: 'json', text: '{"a": 1,}\n', pull: true },
  { name: 'yaml-language-server', command: [process.execPath, bin('yaml-language-server'), '--stdio'], language: 'yaml', text: 'a: [1\n' },
];

/** Resident memory of a process and its children, in MiB. */
function resident(pid) {
  const status = (id) => {
    try {
      return readFileSync(`/proc/${id}/status`, 'utf8');
    } catch {
      return '';
    }
  };
  const own = Number(/VmRSS:\s+(\d+)/.exec(status(pid))?.[1] ?? 0);
  const children = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && new RegExp(`^PPid:\\s+${pid}$`, 'm').test(status(id)));
  return own / 1024 + children.reduce((sum, child) => sum + resident(Number(child)), 0);
}

/** One session: milliseconds to the answer to initialize and to the first diagnostics; memory. */
function measure({ command: [program, ...args], language, text, pull }) {
  return new Promise((done, fail) => {
    const begun = performance.now();
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    const limit = setTimeout(() => fail(new Error(`${program} ${args.join(' ')} did not answer`)), 60_000);
    const uri = `file:///bench/a.${language}`;
    const sample = {};
    let buffer = Buffer.alloc(0);
    const send = (message) => {
      const body = JSON.stringify({ jsonrpc: '2.0', ...message });
      child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    };
    const found = (diagnostics) => {
      if (diagnostics.length > 0 && sample.diagnostics === undefined) {
        sample.diagnostics = performance.now() - begun;
        sample.memory = resident(child.pid);
        send({ id: 9, method: 'shutdown' });
      }
    };
    const ask = () => send({ id: 2, method: 'textDocument/diagnostic', params: { textDocument: { uri } } });
    const hear = (message) => {
      if (message.id === 1 && !message.method) {
        sample.initialize = performance.now() - begun;
        send({ method: 'initialized', params: {} });
        send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: language, version: 1, text } } });
        if (pull) {
          ask();
        }
      } else if (message.id === 2 && !message.method) {
        found(message.result?.items ?? []);
      } else if (message.method === 'textDocument/publishDiagnostics' && message.params.uri === uri) {
        found(message.params.diagnostics);
      } else if (message.id === 9 && !message.method) {
        send({ method: 'exit' });
      } else if (message.method && message.id !== undefined) {
        send({ id: message.id, result: message.method === 'workspace/configuration' ? message.params.items.map(() => null) : null });
      }
    };
    child.stdout.on('data', (data) => {
      buffer = Buffer.concat([buffer, data]);
      for (;;) {
        const head = buffer.indexOf('\r\n\r\n');
        const length = Number(/Content-Length: (\d+)/.exec(buffer.toString('latin1', 0, head + 1))?.[1]);
        if (head < 0 || buffer.length < head + 4 + length) {
          return;
        }
        const body = buffer.toString('utf8', head + 4, head + 4 + length);
        buffer = buffer.subarray(head + 4 + length);
        hear(JSON.parse(body));
      }
    });
    child.on('exit', () => {
      clearTimeout(limit);
      sample.diagnostics === undefined ? fail(new Error(`${program} ${args.join(' ')} ended early`)) : done(sample);
    });
    send({
      id: 1, method: 'initialize',
      params: {
        processId: process.pid, rootUri: null, workspaceFolders: null,
        capabilities: {
          textDocument: { publishDiagnostics: {}, synchronization: {}, ...(pull ? { diagnostic: { dynamicRegistration: false } } : {}) },
          workspace: { configuration: true },
        },
        initializationOptions: {},
      },
    });
  });
}

const samples = [];
for (let run = -1; run < runs; run++) {
  for (const server of SERVERS) {
    const sample = await measure(server);
    if (run >= 0) { // the first round only fills the file cache
      samples.push({ run, server: server.name, ...sample });
    }
  }
}
if (values.out) {
  writeFileSync(values.out, samples.map((sample) => JSON.stringify(sample)).join('\n') + '\n');
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const of = (name, figure) => median(samples.filter(({ server }) => server === name).map((sample) => sample[figure]));
console.log(`| server | initialize, ms | first diagnostics, ms | resident memory, MiB |\n|---|---|---|---|`);
for (const { name } of SERVERS) {
  console.log(`| ${name} | ${of(name, 'initialize').toFixed(0)} | ${of(name, 'diagnostics').toFixed(0)} | ${of(name, 'memory').toFixed(0)} |`);
}
const ours = of(SERVERS[0].name, 'diagnostics');
console.log(`\nMedians of ${runs} runs. First diagnostics: ${(ours / of('vscode-json-language-server', 'diagnostics')).toFixed(2)} of`
  + ` vscode-json-language-server, ${(ours / of('yaml-language-server', 'diagnostics')).toFixed(2)} of yaml-language-server; memory:`
  + ` ${(of(SERVERS[0].name, 'memory') / of('vscode-json-language-server', 'memory')).toFixed(2)} of vscode-json-language-server.`);
console.log(`${execFileSync(java, ['-version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })}Node ${process.version}`.trim());
