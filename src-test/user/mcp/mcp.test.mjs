// Asks the packaged server as assistants do: with the official client, which checks every message against the protocol and every answer
// against the schema that the tool promises. By the revision that is current, and by the one before with its handshake.
//   npm ci && node --test mcp.test.mjs      needs target/urn-ls.jar; JAVA names the program to run it with, else ../../../urn-ls finds one
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const ROOT = resolve(import.meta.dirname, '../../..');
const [command, ...before] = process.env.JAVA
  ? [process.env.JAVA, '-jar', join(ROOT, 'target', 'urn-ls.jar')] : [join(ROOT, 'urn-ls')];
const work = mkdtempSync(join(tmpdir(), 'urn-ls-mcp-'));
after(() => rmSync(work, { recursive: true, force: true }));
mkdirSync(join(work, 'many'));
writeFileSync(join(work, 'a.xml'), '<a b="urn:example:x?y"/>\n');
symlinkSync('/etc', join(work, 'etc'));
for (let i = 0; i < 2000; i++) {
  writeFileSync(join(work, 'many', `${i}.txt`), 'urn:example:\u00e9 '.repeat(50));
}

/** How long an answer may take before the test gives up. */
const PATIENT = { timeout: 300_000 };

/** A client that is connected; whatever it cannot make sense of fails the test. */
async function connect(mode, ...args) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StdioClientTransport({ command, args: [...before, 'mcp', ...args], cwd: work, env: process.env, stderr: 'pipe' });
  const faults = [];
  let said = '';
  client.onerror = (error) => faults.push(error);
  transport.stderr.on('data', (data) => { said += data; });
  after(() => client.close()); // also of a test that fails: the file ends when no server runs
  await client.connect(transport, PATIENT);
  return { client, transport, async end() {
    await client.close();
    assert.deepEqual(faults, []);
    assert.equal(said, '', 'standard error');
  } };
}

for (const [mode, era, revision] of [['auto', 'modern', '2026-07-28'], [{ pin: '2026-07-28' }, 'modern', '2026-07-28'],
  ['legacy', 'legacy', '2025-11-25']]) {
  test(`the tools answer by ${revision} (${JSON.stringify(mode)})`, async () => {
    const { client, end } = await connect(mode);
    assert.equal(client.getProtocolEra(), era);
    assert.equal(client.getNegotiatedProtocolVersion(), revision);
    assert.equal(client.getServerVersion().name, 'urn-ls');
    assert.deepEqual(client.getServerCapabilities(), { tools: {} });
    assert.match(client.getInstructions(), /RFC 8141/);

    const { tools } = await client.listTools(undefined, PATIENT);
    assert.deepEqual(tools.map((tool) => tool.name), ['check', 'explain', 'encode', 'namespaces', 'references', 'definition',
      'rename', 'names', 'registry']);
    assert.ok(tools.every((tool) => tool.annotations.readOnlyHint && !tool.annotations.openWorldHint && tool.outputSchema));

    const ask = async (name, args) => {
      const result = await client.callTool({ name, arguments: args }, PATIENT);
      assert.ok(!result.isError, JSON.stringify(result));
      assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
      return result.structuredContent;
    };
    assert.equal((await ask('check', { paths: ['a.xml'] })).findings[0].code, 'stray-question-mark');
    assert.equal((await ask('check', { text: '{"a": "urn:example:\u00e9"}', language: 'json' })).findings[0].fixes[0].safety, 'safe');
    assert.match((await ask('check', { paths: ['etc/passwd', '/etc/passwd'] })).summary, /0 files read; 2 not read/);
    for (const urn of ['urn:isbn:9780306406157', 'urn:example:a?x', 'URN:doi:10.1000/1#f', 'urn:ietf:rfc:8141?=q', '', '\ud800']) {
      assert.equal((await ask('explain', { urn })).specification, 'rfc8141');
    }
    assert.equal((await ask('explain', { urn: 'urn:isbn:1?s=I2L', specification: 'draft2012' })).migrations[0].urn, 'urn:isbn:1?+s=I2L');
    assert.equal((await ask('encode', { text: 'caf\u00e9' })).encoded, 'caf%C3%A9');
    assert.equal((await ask('namespaces', { nid: 'isbn' })).namespaces[0].nid, 'isbn');
    assert.equal((await ask('namespaces', { limit: 1000 })).namespaces.length, 104);

    assert.equal((await ask('references', { name: 'urn:example:none', paths: ['a.xml'] })).total, 0);
    assert.equal((await ask('definition', { name: 'urn:example:none', paths: ['a.xml'] })).total, 0);
    assert.equal((await ask('rename', { name: 'urn:example:none', newName: 'urn:example:x', paths: ['a.xml'] })).total, 0);
    assert.equal((await ask('names', { paths: ['a.xml'] })).files, 1);

    const refused = await client.callTool({ name: 'encode', arguments: { text: 'a', component: 'x' } }, PATIENT);
    assert.equal(refused.isError, true);
    assert.match(refused.content[0].text, /nss, r, q, f, publicid/);
    await assert.rejects(client.callTool({ name: 'none', arguments: {} }, PATIENT), { code: -32602 });
    await assert.rejects(client.callTool({ name: 'encode', arguments: 1 }, PATIENT), /./);
    await end();
  });
}

test('a call that is given up ends, and the others are answered', async () => {
  const { client, transport, end } = await connect('auto');
  const givenUp = new AbortController();
  const { send } = transport;
  transport.send = function (message, ...options) {
    const sent = send.call(this, message, ...options);
    if (message.params?.arguments?.paths?.includes('many')) {
      givenUp.abort('no longer wanted'); // at once, before there can be an answer
    }
    return sent;
  };
  await assert.rejects(client.callTool({ name: 'check', arguments: { paths: ['many'] } }, { ...PATIENT, signal: givenUp.signal }), /no longer wanted/);
  assert.equal((await client.callTool({ name: 'encode', arguments: { text: 'a' } }, PATIENT)).structuredContent.encoded, 'a');
  const whole = await client.callTool({ name: 'check', arguments: { paths: ['.'], limit: 1 } }, PATIENT);
  assert.equal(whole.structuredContent.total, 100_001);
  assert.equal(whole.structuredContent.findings.length, 1);
  await end();
});

test('--root says what may be read', async () => {
  const { client, end } = await connect('auto', '--root', join(ROOT, 'docs'), '--root', work);
  const result = await client.callTool({ name: 'check', arguments: { paths: ['sample', 'a.xml', '../README.md'] } }, PATIENT);
  const read = readdirSync(join(ROOT, 'docs', 'sample')).length + 1;
  assert.deepEqual([result.structuredContent.files, result.structuredContent.notReadTotal], [read, 1]);
  await end();
});

test('it ends when input ends, with everything answered, and nothing else on standard output', async () => {
  const child = spawn(command, [...before, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (data) => { out += data; });
  const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
  child.stdin.end(['nonsense', ...[1, 2, 3].map((id) => JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call',
    params: { name: 'explain', arguments: { urn: `urn:example:${id}` }, _meta: meta } }))].join('\n'));
  // Not “exit”: what was written may be read after it.
  assert.equal(await new Promise((done) => child.on('close', done)), 0);
  const messages = out.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(messages.map((message) => message.id).sort(), [1, 2, 3, undefined]);
});
