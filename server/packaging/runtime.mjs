// Builds the Java runtime that a platform package of the extension and an archive carry: the JDK's modules that are needed, the server as
// a module among them, and a cache of what a first session loads and links (JEP 483, JEP 515).
//
// The server stands inside the runtime image and not beside it as a jar, because the cache is bound to the time stamp of a jar,
// which unpacking a .vsix resets. An image is known by its content; so the cache can be made here and still serves after installation.
//
//   node runtime.mjs [--target linux-x64] [--jmods FOLDER] [--jar FILE] [--out runtime]
//
// For another platform than this one, --jmods names the folder "jmods" of a JDK 25 for that platform. The cache can only be
// made where the runtime runs; without one it starts as fast as any Java.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { epoch } from './epoch.mjs';
import { bom, javaRuntime } from './sbom.mjs';

const JAR = resolve(import.meta.dirname, '../../target/urn-ls.jar');
const MODULE = 'io.github.urnls';
const MAIN = `${MODULE}/io.github.urnls.cli.Main`;
const FLAGS = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xlog:disable', '-Xlog:all=error:stderr'];
const MODULE_INFO = `open module ${MODULE} {
    requires java.logging;
    requires java.xml;
    requires static java.sql;
}
`;

/** The platform this runs on, as VS Code names it. */
export const HERE = `${process.platform === 'win32' ? 'win32' : process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** A JDK 25, whose tools are needed: JDK_HOME, JAVA_HOME, or one of the usual folders. */
export function findJdk() {
  const usual = existsSync('/usr/lib/jvm')
    ? execFileSync('ls', ['/usr/lib/jvm'], { encoding: 'utf8' }).split('\n').filter(Boolean).map((name) => join('/usr/lib/jvm', name)) : [];
  for (const home of [process.env.JDK_HOME, process.env.JAVA_HOME, ...usual]) {
    const release = home ? join(home, 'release') : '';
    if (home && existsSync(release) && existsSync(join(home, 'bin', `jlink${suffix}`))
      && /^JAVA_VERSION="25/m.test(readFileSync(release, 'utf8'))) {
      return home;
    }
  }
  throw new Error('a JDK 25 is needed to build the runtime: set JDK_HOME');
}

/** Runs a tool of the JDK, such as `jar`. */
export function tool(name, args, cwd) {
  execFileSync(join(findJdk(), 'bin', name + suffix), args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds the runtime in `out`; returns its folder. */
export async function buildRuntime({ target = HERE, jmods, out = 'runtime', jar = JAR } = {}) {
  if (target !== HERE && !jmods) {
    throw new Error(`for ${target}, --jmods must name the folder “jmods” of a JDK 25 for that platform`);
  }
  const work = mkdtempSync(join(tmpdir(), 'urn-ls-runtime-'));
  try {
    const classes = join(work, 'classes');
    mkdirSync(classes);
    tool('jar', ['--extract', '--file', resolve(jar)], classes);
    writeFileSync(join(work, 'module-info.java'), MODULE_INFO);
    tool('javac', ['--release', '25', '--patch-module', `${MODULE}=${classes}`, '-d', classes, join(work, 'module-info.java')]);
    tool('jar', ['--create', '--date', new Date(epoch() * 1000).toISOString().replace('.000', ''), '--file', join(work, 'server.jar'), '-C', classes, '.']);
    rmSync(out, { recursive: true, force: true });
    const modules = [join(work, 'server.jar'), ...(jmods ? [resolve(jmods)] : [])].join(process.platform === 'win32' ? ';' : ':');
    tool('jlink', ['--module-path', modules, '--add-modules', MODULE, '--output', resolve(out), '--no-header-files', '--no-man-pages']);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../vscode-extension/package.json'), 'utf8'));
  writeFileSync(join(resolve(out), 'sbom.cdx.json'),
    bom('urn-ls-runtime', version, [javaRuntime(readFileSync(join(jmods ? resolve(jmods, '..') : findJdk(), 'release'), 'utf8'),
      readFileSync(join(resolve(out), 'release'), 'utf8'))]));
  if (target === HERE) {
    await train(resolve(out));
  }
  return resolve(out);
}

/** One session, from which the JVM learns what to keep ready. */
async function train(runtime) {
  const java = join(runtime, 'bin', `java${suffix}`);
  const cache = join(runtime, 'lib', 'urn-ls.aot');
  const child = spawn(java, [...FLAGS, `-XX:AOTCacheOutput=${cache}`, '-m', MAIN], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((end) => child.on('exit', end));
  const session = connect(child);
  await session.request('initialize', {
    processId: null, rootUri: null,
    capabilities: {
      general: { positionEncodings: ['utf-16'] },
      workspace: {
        workspaceEdit: { documentChanges: true }, configuration: true, didChangeConfiguration: { dynamicRegistration: true },
        didChangeWatchedFiles: { dynamicRegistration: true },
      },
      window: { workDoneProgress: true },
      textDocument: {
        hover: { contentFormat: ['markdown'] }, codeAction: { codeActionLiteralSupport: {} },
        publishDiagnostics: { codeDescriptionSupport: true },
      },
    },
  });
  session.notify('initialized', {});
  for (const [number, [languageId, text]] of DOCUMENTS.entries()) {
    const uri = `file:///training/${number}.${languageId}`;
    const textDocument = { uri };
    session.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
    await session.notified('textDocument/publishDiagnostics');
    const position = { line: 0, character: text.indexOf('urn') + 6 };
    await session.request('textDocument/hover', { textDocument, position });
    await session.request('textDocument/completion', { textDocument, position });
    await session.request('textDocument/documentLink', { textDocument });
    const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    await session.request('textDocument/codeAction', { textDocument, range: whole, context: { diagnostics: [] } });
    session.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 }, contentChanges: [{ range: { start: position, end: position }, text: 'x' }],
    });
    await session.notified('textDocument/publishDiagnostics');
  }
  await session.request('shutdown', null);
  session.notify('exit', null);
  const code = await ended;
  if (code !== 0 || !existsSync(cache)) {
    throw new Error(`the training session failed: exit code ${code}`);
  }
}

const DOCUMENTS = [
  ['xml', '<a xmlns:b="urn:oasis:names:tc:SAML:2.0:assertion" c="urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66"'
    + ' d="urn:isbn:9780306406158" e="urn:ietf:rfc:2648" f="urn:example:x?y" g="urn:example:café"/>'],
  ['json', '{"a": ["urn:ietf:params:scim:schemas:core:2.0:User", "urn:acme:1", "urn:epc:id:sgtin:0614141.112345.400"]}'],
  ['yaml', 'a: urn:example:a\nb: "urn:nbn:de:gbv:089-3321752945"\n'],
  ['html', '<p title="urn:ogc:def:crs:EPSG::4326">urn:example:a</p>'],
  ['markdown', 'see `urn:iso:std:iso:9001`'],
  ['java', 'String s = "urn:dev:mac:0024befffe804ff1";'],
  ['properties', 'a=urn\\:oid\\:1.2.3'],
];

/** The least that speaks JSON-RPC over the pipes of a process. */
function connect(child) {
  let buffer = Buffer.alloc(0);
  let id = 0;
  const waiting = new Map();
  const heard = [];
  child.stdout.on('data', (data) => {
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
        send({ id: message.id, result: message.method === 'workspace/configuration' ? [null] : null });
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

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, jmods: { type: 'string' }, jar: { type: 'string' }, out: { type: 'string' } },
  });
  await buildRuntime(values);
}
