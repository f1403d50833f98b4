// From the start of a process to the first diagnostics of a small file, and the memory then: the packaged server and two others of the
// field, in one run, one after the other in turns so that a noisy moment hits all alike.
//   npm ci && node start.mjs [--runs 20] [--package FOLDER] [--out FILE]
// FOLDER is an unpacked platform package ("extension" of a .vsix); without it, the runtime is built first. Samples go to FILE. Called by ../run.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Server } from './client.mjs';
import { memory } from './memory.mjs';
import { FLAGS, MAIN, packaged } from './servers.mjs';
import { median } from './statistics.mjs';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '../../..');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' }, package: { type: 'string' }, out: { type: 'string' } } });
const runs = Number(values.runs);

async function ownRuntime() {
  if (values.package) {
    return { runtime: join(resolve(values.package), 'runtime'), jar: join(resolve(values.package), 'server', 'urn-ls.jar') };
  }
  const { buildRuntime } = await import(join(ROOT, 'server', 'packaging', 'runtime.mjs'));
  const runtime = join(ROOT, 'target', 'bench-runtime');
  await buildRuntime(runtime);
  return { runtime, jar: join(ROOT, 'target', 'urn-ls.jar') };
}

const { runtime, jar } = await ownRuntime();
const java = join(runtime, 'bin', 'java');
const bin = (name) => join(HERE, 'node_modules', '.bin', name);
const XML = '<a xmlns:b="urn:example:library" c="urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66" d="urn:example:x?y"/>\n';

/** Each with a document in which it finds something. */
const SERVERS = [
  { name: 'urn-ls, packaged', command: packaged(runtime), language: 'xml', text: XML },
  { name: 'urn-ls, same without the cache', command: [java, ...FLAGS, ...MAIN], language: 'xml', text: XML },
  { name: 'urn-ls, jar on the same Java', command: [java, ...FLAGS, '-jar', jar], language: 'xml', text: XML },
  { name: 'vscode-json-language-server', command: [process.execPath, bin('vscode-json-language-server'), '--stdio'], language: 'json',
    text: '{"a": 1,}\n', pull: true },
  { name: 'yaml-language-server', command: [process.execPath, bin('yaml-language-server'), '--stdio'], language: 'yaml', text: 'a: [1\n' },
];

/** One session: milliseconds to the answer to initialize and to the first diagnostics; memory. */
async function measure({ command, language, text, pull }) {
  const server = new Server(command);
  const uri = `file:///bench/a.${language}`;
  const sample = { initialize: await server.initialize({ pull }) };
  const told = pull || server.until(({ method, params }) => method === 'textDocument/publishDiagnostics' && params.uri === uri
    && params.diagnostics.length > 0);
  server.notify('textDocument/didOpen', { textDocument: { uri, languageId: language, version: 1, text } });
  const { at, result } = await (pull ? server.request('textDocument/diagnostic', { textDocument: { uri } }) : told);
  if (result?.items.length === 0) {
    throw new Error(`${command.join(' ')} finds nothing`);
  }
  sample.diagnostics = at - server.begun;
  sample.memory = memory(server.child.pid).now;
  await server.stop();
  return sample;
}

const samples = [];
for (let run = -1; run < runs; run++) {
  for (const server of SERVERS) {
    const sample = await measure(server).catch((failure) => {
      throw new Error(`${server.name} ${failure.message}`, { cause: failure });
    });
    if (run >= 0) { // the first round only fills the file cache
      samples.push({ run, server: server.name, ...sample });
    }
  }
}
if (values.out) {
  writeFileSync(values.out, samples.map((sample) => JSON.stringify(sample)).join('\n') + '\n');
}

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
