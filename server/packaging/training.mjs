// What the JVM learns from what to keep ready: an editor that is told of diagnostics, one that asks, and a check of a few files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { inNewFolder } from './files.mjs';

/** Runs `java` with `args`, by which it starts Training.java and makes the cache. */
export function train(java, args) {
  return inNewFolder(async (folder) => {
    for (const [name, { text }] of Object.entries(DOCUMENTS)) {
      writeFileSync(join(folder, name), text);
    }
    writeFileSync(join(folder, 'urn-ls.json'), '{"exclude": ["*.tmp"], "severity": {"reserved-nid": "hint"}}');
    writeFileSync(join(folder, '.gitignore'), '*.tmp\n/build/\n');
    mkdirSync(join(folder, '.git', 'info'), { recursive: true }); // nearly every folder lies in a repository
    writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main\n');
    writeFileSync(join(folder, '.git', 'config'), '[core]\n\tbare = false\n');
    writeFileSync(join(folder, '.git', 'info', 'exclude'), '# none\n*.log\n');
    const child = spawn(java, [...args, String(CLIENTS.length), folder], { timeout: PATIENCE_MS });
    const ended = once(child, 'exit');
    const clients = CLIENTS.values();
    for await (const line of createInterface({ input: child.stderr })) {
      if (line === 'next session') {
        const client = clients.next().value;
        await session(connect(child, client.settings), client, folder);
      } else {
        process.stderr.write(`${line}\n`);
      }
    }
    const [code] = await ended;
    if (code !== 0) {
      throw new Error(`the training failed: exit code ${code}`);
    }
  });
}

/** It takes a few seconds; one that hangs is ended. */
const PATIENCE_MS = 1_800_000;

async function session(server, { workspace, diagnostics: shown }, folder) {
  const rootUri = pathToFileURL(folder).href;
  await server.request('initialize', {
    processId: process.pid, ...(workspace ? { rootUri, workspaceFolders: [{ uri: rootUri, name: 'training' }] } : { rootUri: null }),
    capabilities: {
      general: { positionEncodings: ['utf-16'] },
      ...(workspace ? { workspace } : {}),
      window: { workDoneProgress: true },
      textDocument: {
        hover: { contentFormat: ['markdown'] }, codeAction: { codeActionLiteralSupport: {} },
        completion: { completionItem: { labelDetailsSupport: true } },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true }, ...shown,
      },
    },
  });
  server.notify('initialized', {});
  const place = workspace ? rootUri : 'file:///no-project'; // most files have no project file above them
  for (const [name, { languageId, text }] of Object.entries(DOCUMENTS)) {
    const textDocument = { uri: `${place}/${name}` };
    const diagnostics = () => shown.diagnostic ? server.request('textDocument/diagnostic', { textDocument })
      : server.notified('textDocument/publishDiagnostics');
    server.notify('textDocument/didOpen', { textDocument: { ...textDocument, languageId, version: 1, text } });
    await diagnostics();
    const [position, ...further] = [...text.matchAll(/urn:/g)].map(({ index }) => ({ line: 0, character: index + 6 }));
    const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    for (const method of ['hover', 'completion', 'documentHighlight', 'documentLink', 'documentSymbol', 'semanticTokens/full']) {
      await server.request(`textDocument/${method}`, { textDocument, position });
    }
    for (const next of further) {
      await server.request('textDocument/hover', { textDocument, position: next });
    }
    await server.request('textDocument/inlayHint', { textDocument, range: whole });
    await server.request('textDocument/codeAction', { textDocument, range: whole, context: { diagnostics: [] } });
    server.notify('textDocument/didChange', {
      textDocument: { ...textDocument, version: 2 }, contentChanges: [{ range: { start: position, end: position }, text: 'x' }],
    });
    await diagnostics();
    server.notify('textDocument/didClose', { textDocument });
  }
  await server.request('shutdown', null);
  server.notify('exit', null);
}

const WORKSPACE = {
  workspaceEdit: { documentChanges: true }, configuration: true, didChangeConfiguration: { dynamicRegistration: true },
  didChangeWatchedFiles: { dynamicRegistration: true }, workspaceFolders: true, diagnostics: { refreshSupport: true },
};

/** What the editors can do, and what they answer when asked for settings: Neovim 0.9, Emacs; VS Code; any of them with a file and no folder. */
const CLIENTS = [
  { workspace: WORKSPACE, diagnostics: { publishDiagnostics: { codeDescriptionSupport: true } } },
  { workspace: WORKSPACE, diagnostics: { diagnostic: { dynamicRegistration: true } },
    settings: { severity: { 'reserved-nid': 'hint' }, exclude: ['*.tmp'] } },
  { diagnostics: {} },
];

/** A line each, since places are counted in the first. What they have in common with real files is what is looked for in them. */
const DOCUMENTS = {
  'a.xml': { languageId: 'xml', text: '<a xmlns:b="urn:oasis:names:tc:SAML:2.0:assertion" c="urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66"'
    + ' d="urn:isbn:9780306406158" e="urn:ietf:rfc:2648" f="urn:example:x?y" g="urn:example:café"/>' },
  'metadata.xml': { languageId: 'xml', text: '<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"'
    + ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:oasis:names:tc:SAML:2.0:metadata metadata.xsd">'
    + ' <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:emailAddress</md:NameIDFormat>'
    + ' <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT" Location="https://example.org"/>'
    + ' <a Name="urn:oid:0.9.2342.19200300.100.1.3" FriendlyName="urn:mace:dir:attribute-def:mail"/> &#117;rn:example:%zz </md:EntityDescriptor>' },
  'invoice.xml': { languageId: 'xml', text: '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"'
    + ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">'
    + '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>'
    + '<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:03:1.0</cbc:ProfileID>'
    + '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.0</cbc:CustomizationID></Invoice>' },
  'a.xsd': { languageId: 'xsd', text: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"'
    + ' targetNamespace="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"'
    + ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><xs:import namespace="urn:example:b" schemaLocation="b.xsd"/></xs:schema>' },
  'b.xsd': { languageId: 'xsd', text: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:example:c"/>' },
  'a.json': { languageId: 'json', text: '{"a": ["urn:ietf:params:scim:schemas:core:2.0:User", "urn:acme:1", "urn:issn:0378-595", "urn:oid:1.03",'
    + ' "urn:epc:id:sgtin:0614141.112345.400", "urn:epcglobal:cbv:bizstep:shiping", "urn:x-acme:1", "urn:urn-99:1", "urn:"]}' },
  'ld.json': { languageId: 'json', text: '{"@context": {"ex": "urn:example:", "a": {"@id": "ex:a"}}, "@id": "ex:b'
    + ' c", "a": ["urn:example:B", "urn:example:b"]}' },
  'a.yaml': { languageId: 'yaml', text: 'a: {b: urn:example:a, c: "urn:nbn:de:gbv:089-3321752945", d: urn:example:${id}}' },
  'a.html': { languageId: 'html', text: '<p title="urn:ogc:def:crs:EPSG::4326">urn:example:a%20b <a'
    + ' href="urn:lex:it:stato:legge:2000-01-01;1">a</a></p>' },
  'a.md': { languageId: 'markdown', text: 'see `urn:iso:std:iso:9001`, <urn:example:a>,'
    + ' urn:ietf:params:xml:ns:yang:ietf-interface and urn:example:… \u{1f600}' },
  'a.txt': { languageId: 'plaintext', text: '\u{1f680} urn:nbn:de:101:1-1095513148,'
    + ' urn:uuid:c386bbc4cd613e30d8f16adf91b7584a, urn:x y urn:-a:b, urn:ietf:rfc:1?+a=b?=c#d' },
  'a.yang': { languageId: 'yang', text: 'module a { yang-version 1.1; namespace "urn:ietf:params:xml:ns:yang:b";'
    + ' prefix a; import c { prefix c; } }' },
  'a.ttl': { languageId: 'turtle', text: '@prefix : <urn:samm:org.example:1.0.0#> . @prefix samm:'
    + ' <urn:samm:org.eclipse.esmf.samm:meta-model:2.1.0#> . :A a samm:Aspect ; samm:b "c" .' },
  'a.java': { languageId: 'java', text: 'String s = "urn:dev:mac:0024befffe804ff1" + "urn:example:" + id; // urn:example:a[b]' },
  'a.properties': { languageId: 'properties', text: 'a=urn\\:oid\\:1.2.3' },
};

/** The least that speaks JSON-RPC over the pipes of a process. */
function connect(child, settings = null) {
  let buffer = Buffer.alloc(0);
  let id = 0;
  const waiting = new Map();
  const heard = [];
  child.stdout.removeAllListeners('data').on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const head = buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/.exec(buffer.toString('latin1', 0, head + 1))?.[1]);
      if (head < 0 || buffer.length < head + 4 + length) {
        return;
      }
      const message = JSON.parse(buffer.toString('utf8', head + 4, head + 4 + length));
      buffer = buffer.subarray(head + 4 + length);
      if (message.method && message.id !== undefined) { // a request of the server: for settings, or to register something
        send({ id: message.id, result: message.method === 'workspace/configuration' ? message.params.items.map(() => settings) : null });
        continue;
      }
      const key = message.method ?? message.id;
      (waiting.get(key) ?? ((m) => heard.push(m)))(message);
      waiting.delete(key);
    }
  });
  const wait = (key) => new Promise((done) => {
    const known = heard.findIndex((message) => (message.method ?? message.id) === key);
    return known >= 0 ? done(heard.splice(known, 1)[0]) : waiting.set(key, done);
  });
  const send = (message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  return {
    notify: (method, params) => send({ method, params }),
    notified: wait,
    request: (method, params) => {
      send({ id: ++id, method, params });
      return wait(id);
    },
  };
}
