// The server without Java answers as the server in Java, message by message, and the functions of the module as the command line.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createReadStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { findJdk } from '../../../server/packaging/runtime.mjs';
import { Host } from './host.mjs';
import { ROOT } from '../../support.mjs';

const JAR = join(ROOT, 'target/urn-ls.jar');
const NPM = join(ROOT, 'target/browser/npm');
const JAVA = join(findJdk(), 'bin', 'java');
const CAPABILITIES = {
  workspace: { workspaceEdit: { documentChanges: true } },
  textDocument: {
    diagnostic: {}, hover: { contentFormat: ['markdown'] }, documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source', 'refactor'] } } },
  },
};

/** The most places of a document that are asked about. */
const MOST_PLACES = 3;
const MOST_EDITED = 300;

/** Fresh UUIDs differ at each call, and the ids of results count checks, which are made again when that is convenient. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const RESULT = /"resultId":"\d+"/g;
/** What only a server says that sees no other files. */
const OTHERS_STAY = / Files that are not open are left out\./g;
const masked = (answer) => answer.replaceAll(OTHERS_STAY, '').replaceAll(UUID, 'UUID').replaceAll(RESULT, '"resultId":"1"');

/** Why an expression is refused is told in the words of the engine. */
const REFUSED = /is not a regular expression/;

const work = mkdtempSync(join(tmpdir(), 'urn-ls-parity-'));
after(() => rmSync(work, { recursive: true, force: true }));

const java = (...args) => [JAVA, ['-XX:TieredStopAtLevel=1', '-jar', JAR, ...args]];
const hosts = [];
const host = (command, args) => hosts[hosts.push(new Host(command, args)) - 1];
const bothHosts = () => [host(...java('serve')), host(process.execPath, [join(NPM, 'stdio.js')])];
after(() => hosts.forEach((started) => started.kill()));

/** What the command line prints, also of texts with findings. */
function commandLine(input, ...args) {
  const [command, all] = java(...args);
  return spawnSync(command, all, { input, encoding: 'utf8', maxBuffer: 1 << 30 }).stdout;
}

async function* documents() {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(join(ROOT, 'target/browser/documents.jsonl')) })) {
    const document = JSON.parse(line);
    const folder = join(work, String(++number));
    const path = join(folder, document.path.replace(/^file:\/+/, ''));
    mkdirSync(dirname(path), { recursive: true });
    const project = document.project || (document.registry ? '{"registries": ["own.json"]}' : '');
    for (const [name, text] of [['urn-ls.json', project], ['own.json', document.registry]]) {
      if (text && !path.endsWith(name)) {
        writeFileSync(join(folder, name), text);
      }
    }
    yield { ...document, folder, path, uri: pathToFileURL(path).href };
  }
}

/** How the answer begins to differ. */
function difference(expected, found) {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) {
    at++;
  }
  return `expected …${expected.slice(Math.max(0, at - 80), at + 120)}\nfound    …${found.slice(Math.max(0, at - 80), at + 120)}`;
}

/** Everything that an editor asks about a document, each with its answer. */
async function answers(host, { uri, path, text }) {
  const seen = [];
  const textDocument = { uri };
  const ask = async (method, params) => {
    const answer = await host.ask(method, { textDocument, ...params });
    seen.push([`${method} ${JSON.stringify(params)}`, masked(answer)]);
    return JSON.parse(answer);
  };
  host.told = [];
  host.tell('textDocument/didOpen', { textDocument: { uri, languageId: '', version: 1, text } });
  const { items = [] } = await ask('textDocument/diagnostic', {});
  const places = items.slice(0, MOST_PLACES).map(({ range }) => range);
  const whole = { start: { line: 0, character: 0 }, end: { line: text.split('\n').length, character: 0 } };
  for (const method of ['documentSymbol', 'documentLink', 'semanticTokens/full']) {
    await ask(`textDocument/${method}`, {});
  }
  await ask('textDocument/inlayHint', { range: whole });
  const context = { diagnostics: [] };
  await ask('textDocument/codeAction', { range: whole, context: { ...context, only: ['source.fixAll'] } });
  await Promise.all(places.map((range) => ask('textDocument/codeAction', { range, context })));
  for (const position of places.map(({ start }) => start).slice(0, 2)) {
    for (const method of ['hover', 'documentHighlight', 'definition', 'prepareRename']) {
      await ask(`textDocument/${method}`, { position });
    }
    await ask('textDocument/selectionRange', { positions: [position] });
    await ask('textDocument/references', { position, context: { includeDeclaration: true } });
  }
  for (const { end } of places.slice(0, 1)) {
    await ask('textDocument/completion', { position: end });
    await ask('workspace/executeCommand', { command: 'urn-ls.canonical', arguments: [{ uri, position: end }] });
  }
  host.tell('textDocument/didClose', { textDocument });
  await host.ask('workspace/symbol', { query: 'closed' }); // after what the closing brought
  host.told.filter(({ params }) => !REFUSED.test(params?.message)).forEach((message) => seen.push([message.method, JSON.stringify(message)]));
  return { path, seen };
}

function compare(differences, expected, found) {
  if (expected.seen.length !== found.seen.length) {
    differences.push(`${expected.path}: ${expected.seen.length} messages, ${found.seen.length} found`);
  }
  expected.seen.forEach(([question, answer], i) => {
    const [asked, other] = found.seen[i] ?? ['nothing', ''];
    if (asked !== question || answer !== other) {
      differences.push(`${expected.path}: ${question}${asked === question ? '' : ` (found ${asked})`}\n${difference(answer, other)}`);
    }
  });
  return expected.seen.length;
}

const fail = (differences) => assert.equal(differences.length, 0,
  `${differences.length} answers differ:\n${differences.slice(0, 20).join('\n\n')}`);

/** The same numbers in each run. */
function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

/** A text with some of its characters changed to such as are special somewhere. */
function edited(text, next) {
  const special = [':', '%', '?', '#', '&', '"', '\\', '\n', ' ', '\u00e9', '\ud800', '\u{1f600}', 'urn:isbn:978', '<!--', '{', "'"];
  let result = text;
  for (let edits = 1 + next(6); edits > 0; edits--) {
    const at = next(result.length + 1);
    result = result.slice(0, at) + special[next(special.length)] + result.slice(at + next(3));
  }
  return result;
}

test('both hosts answer the same about every document', async () => {
  const both = await Promise.all(bothHosts().map((each) => each.start(CAPABILITIES)));
  const next = random(8141);
  const counts = {};
  const differences = [];
  let refused = 0;
  const ask = async (document, group) => {
    const [expected, found] = await Promise.all(both.map((each) => answers(each, document)));
    const here = [];
    counts[group] = (counts[group] ?? 0) + compare(here, expected, found);
    if (here.length > 0 && group === 'expressions of users') {
      refused++; // one engine of regular expressions can less than the other, which a project in the workspace is told
    } else {
      differences.push(...here);
    }
  };
  let changed = 0;
  for await (const document of documents()) {
    await ask(document, document.group);
    if (document.text.length < 5_000 && document.text.length > 0 && ++changed <= MOST_EDITED) {
      await ask({ ...document, text: edited(document.text, next) }, 'edited at random');
    }
  }
  assert.deepEqual(await Promise.all(both.map((each) => each.stop())), [0, 0]);
  console.log(counts);
  assert.ok(counts.fixtures > 8_000 && changed > MOST_EDITED, 'the fixtures were compared');
  assert.ok(refused <= 2, `${refused} expressions are refused`);
  fail(differences);
  if (counts.corpus === undefined) {
    console.log('skipped: the corpus is not beside the project');
  }
});

/** What the editor of a recorded session said, in its order, and what it answered. */
async function replay(host, file) {
  const entries = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  const cancelled = new Set(entries.filter(({ message }) => message.method === '$/cancelRequest').map(({ message }) => message.params.id));
  const settings = entries.filter(({ from, message }) => from === 'client' && Array.isArray(message.result)).map(({ message }) => message.result);
  // The one that reads no file asks before a rename.
  host.answer = ({ method, params }) => method === 'workspace/configuration' ? settings[0] ?? params.items.map(() => null)
    : method === 'window/showMessageRequest' ? params.actions?.[0] ?? null : null;
  const seen = [];
  for (const { from, message } of entries) {
    if (from !== 'client' || message.method === undefined || message.method === '$/cancelRequest' || message.method === 'exit') {
      continue;
    }
    delete message.params?.previousResultId; // that of another server
    delete message.params?.capabilities?.workspace?.applyEdit; // so that a rename waits for the answer
    if (message.id === undefined) {
      host.tell(message.method, message.params);
    } else if (message.method === 'workspace/diagnostic' || cancelled.has(message.id) || message.params?.command === 'urn-ls.checkWorkspace') {
      host.send(message); // answered when something has changed, or not at all; or only where there are files
    } else {
      const answer = await host.ask(message.method, message.params, message.id);
      seen.push([`${message.method} ${JSON.stringify(message.params ?? {}).slice(0, 200)}`, masked(answer)]);
    }
  }
  host.tell('exit');
  await host.ended;
  return { path: file, seen };
}

test('both hosts answer recorded sessions the same', async () => {
  const folder = join(ROOT, 'src-test/fixtures/sessions');
  const differences = [];
  for (const name of readdirSync(folder)) {
    const [expected, found] = await Promise.all(bothHosts().map((each) => replay(each, join(folder, name))));
    console.log(name, compare(differences, expected, found));
  }
  fail(differences);
});

/** Place of an offset as the command line counts it: lines and columns from 1, without a mark at the beginning. */
function place(text, offset) {
  const before = text.slice(0, offset).replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return `${before.length}:${before.at(-1).length + 1}`;
}

test('the functions answer as the command line', async () => {
  const urns = await import(join(NPM, 'index.js'));
  const differences = [];
  let findings = 0;
  const texts = [];
  for await (const document of documents()) {
    // The command line does not look into a file without “urn”, nor into one with half a character, which no file can have.
    if (document.group !== 'expressions of users' && /urn[:\\&%]/i.test(document.text) && document.text.isWellFormed()) {
      writeFileSync(join(document.folder, 'urn-ls.json'), document.project || '{}'); // else it is not known where the project begins
      writeFileSync(document.path, document.text);
      texts.push(document);
    }
  }
  const output = commandLine('', 'check', '--no-ignore', '--min-severity', 'hint', '--format', 'jsonl', work);
  const expected = new Map();
  for (const { path, line, column, code, severity, message } of output.trim().split('\n').map((row) => JSON.parse(row))) {
    expected.set(path, [...expected.get(path) ?? [], `${line}:${column} ${severity} ${code} ${message}`]);
  }
  for (const { path, folder, project, text } of texts) {
    const { findings: found } = await urns.check(text, { path: path.slice(folder.length + 1), project });
    const here = found.map(({ start, code, severity, message }) => `${place(text, start)} ${severity} ${code} ${message}`);
    findings += here.length;
    const lines = expected.get(path) ?? [];
    if (JSON.stringify(here) !== JSON.stringify(lines)) {
      differences.push(`${path}\n${difference(lines.join('\n'), here.join('\n'))}`);
    }
  }
  console.log({ files: texts.length, findings });
  assert.ok(findings > 500, 'the fixtures were compared');
  fail(differences);
});

test('parse answers as the command line', async () => {
  const urns = await import(join(NPM, 'index.js'));
  const names = readFileSync(join(ROOT, 'target/browser/documents.jsonl'), 'utf8').match(/urn:[\w.:%?=+#/-]+/gi);
  const differences = [];
  const lines = [...new Set(names)];
  const output = commandLine(lines.join('\n'), 'parse', '--format', 'jsonl');
  const rows = output.trim().split('\n');
  for (const [i, name] of lines.entries()) {
    const { parts, errors, ...found } = await urns.parse(name, { explain: true });
    assert.ok(Array.isArray(parts) && Array.isArray(errors));
    const printed = JSON.stringify(JSON.parse(rows[i] ?? 'null')); // without the escapes for terminals
    if (JSON.stringify(found) !== printed) {
      differences.push(`${name}\n${difference(printed, JSON.stringify(found))}`);
    }
  }
  console.log({ names: lines.length });
  fail(differences);
});
