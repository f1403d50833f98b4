// Many findings: an editor gets the first thousand and is told of the others, after each key too; and a finding costs little.
import assert from 'node:assert/strict';
import { Session } from 'node:inspector/promises';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const PACKAGE = resolve(import.meta.dirname, '../../../target/browser/npm');
const profiler = new Session();
profiler.connect();
const { openSession } = await import(join(PACKAGE, 'index.js'));

/** A name with one finding. None repeats another, so that no answer can be kept. */
const FAULTS = {
  'illegal-character': (i) => `urn:example:a|b${i}`,
  'stray-question-mark': (i) => `urn:example:a?${i}`,
  'malformed-percent-encoding': (i) => `urn:example:${i}%`,
  'non-ascii-character': (i) => `urn:example:\u00e9${i}`,
  'nid-character': (i) => `urn:ex_mple:${i}`,
  'not-normalized': (i) => `URN:EXAMPLE:x${i}`,
  'check-digit': (i) => `urn:isbn:978030640${1000 + 10 * i % 9000 + 9}`,
  'unregistered-nid': (i) => `urn:ab${i}:c`,
};

/** The most calls of functions for a name with a finding, to read it, check it and count it. */
const MOST_CALLS = 14_000;

async function connect() {
  const waiting = new Map();
  let asked = 0;
  const receive = await openSession(({ id, method, result }) => method === undefined && waiting.get(id)(result));
  const tell = (method, params) => receive({ jsonrpc: '2.0', method, params });
  const ask = (method, params) => new Promise((answered) => {
    waiting.set(++asked, answered);
    receive({ jsonrpc: '2.0', id: asked, method, params });
  });
  await ask('initialize', { capabilities: { textDocument: { diagnostic: {} } } });
  await tell('initialized', {});
  const open = (uri, lines) => tell('textDocument/didOpen', { textDocument: { uri, languageId: 'xml', version: 1, text: lines.join('\n') } });
  const diagnostics = async (uri) => (await ask('textDocument/diagnostic', { textDocument: { uri } })).items;
  /** Waits for what the server does behind its answers. */
  const settled = () => ask('workspace/symbol', { query: 'settled' });
  return { tell, open, diagnostics, settled };
}

const { tell, open, diagnostics, settled } = await connect();

const lines = (name, number) => Array.from({ length: number }, (_, i) => `<a b="${name(i)}"/>`);

/** The calls of functions of the program since the last time. */
async function calls() {
  const { result } = await profiler.post('Profiler.takePreciseCoverage');
  return result.filter(({ url }) => url.endsWith('core.js')).flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [{ count }] }) => sum + count, 0);
}

let documents = 0;

/** The calls that a first check of so many names takes. */
async function work(code, number) {
  const uri = `file:///${++documents}.xml`;
  await calls();
  await open(uri, lines(FAULTS[code], number));
  const items = await diagnostics(uri);
  await settled();
  const taken = await calls();
  assert.ok(items.filter((item) => item.code === code).length >= Math.min(number, 999) * 0.9, code);
  await tell('textDocument/didClose', { textDocument: { uri } });
  await settled();
  return taken;
}

test('what a finding costs has a limit', async () => {
  await profiler.post('Profiler.enable');
  await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const costs = {};
  for (const code of Object.keys(FAULTS)) {
    await work(code, 10); // tables are read
    costs[code] = Math.round((await work(code, 1_500) - await work(code, 500)) / 1_000);
  }
  await profiler.post('Profiler.disable');
  console.log(costs);
  for (const [code, cost] of Object.entries(costs)) {
    assert.ok(cost > 0 && cost <= MOST_CALLS, `${code}: ${cost} calls for a name`);
  }
});

test('of fifty thousand findings the first thousand are shown, after each key too', async () => {
  const uri = 'file:///many.xml';
  await open(uri, lines((i) => `URN:EXAMPLE:x${i}`, 50_000));
  const seen = [await diagnostics(uri)];
  for (let version = 2; version <= 5; version++) {
    const key = { line: 25_000, character: 20 };
    await tell('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ range: { start: key, end: key }, text: 'y' }] });
    seen.push(await diagnostics(uri));
  }
  for (const items of seen) {
    assert.equal(items.length, 1_000);
    assert.match(items.at(-1).message, /^49,00[01] more findings are hidden: only the 999 most severe of a document are shown\.$/);
    assert.ok(items.every(({ range }) => range.start.line < 1_000));
  }
});
