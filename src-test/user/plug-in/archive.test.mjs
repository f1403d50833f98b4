// The archive, unpacked where no Java is to be found.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { HERE } from '../../../server/packaging/runtime.mjs';
import { archive as currentArchive, folder, must, REPAIRABLE, GOOD, ROOT, run, WRONG } from './support.mjs';

let archive;
let place;
let unpacked;
let program;
/** A PATH with the three programs that the launcher needs, and nothing else. */
let env;

before(async () => {
  archive = await currentArchive();
  place = folder('unpacked \u00fcber all', { 'good.xml': GOOD, 'wrong.xml': WRONG, 'a b \u00e9.xml': REPAIRABLE });
  must('tar', ['-xzf', archive, '-C', place]);
  unpacked = join(place, basename(archive, `-${HERE}.tar.gz`));
  program = join(unpacked, 'bin', 'urn-ls');
  const tools = join(place, 'tools');
  mkdirSync(tools);
  for (const tool of ['sh', 'dirname', 'readlink']) {
    symlinkSync(must('sh', ['-c', `command -v ${tool}`]).trim(), join(tools, tool));
  }
  env = { PATH: tools, HOME: place };
});

const start = (args, options = {}) => run(program, args, { cwd: place, env, ...options });

test('it says its version, which is that of the extension', () => {
  const { code, out, err } = start(['--version']);
  assert.equal(code, 0, err);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'vscode-extension', 'package.json'), 'utf8'));
  assert.equal(out, `urn-ls ${version}\n`);
  assert.ok(archive.includes(`urn-ls-${version}-`));
});

test('exit codes pass through', () => {
  assert.equal(start(['check', 'good.xml']).code, 0);
  assert.equal(start(['check', 'wrong.xml']).code, 1);
  assert.equal(start(['check', 'missing.xml']).code, 2);
});

test('arguments arrive as they are, and standard input too', () => {
  const { code, out } = start(['check', '--format', 'jsonl', 'a b \u00e9.xml']);
  assert.equal(code, 1);
  assert.equal(JSON.parse(out).path, 'a b \u00e9.xml');
  assert.match(start(['encode', 'a  b*"$HOME']).out, /a%20%20b\*%22\$HOME/);
  assert.equal(start(['check', '--stdin', '--as', 'x.xml'], { input: WRONG }).code, 1);
});

test('it finds its folder through symbolic links, absolute and relative', () => {
  symlinkSync(program, join(place, 'absolute'));
  mkdirSync(join(place, 'links'));
  symlinkSync('../absolute', join(place, 'links', 'relative'));
  for (const link of [join(place, 'absolute'), join(place, 'links', 'relative'), 'links/relative', './absolute']) {
    assert.equal(run(link, ['check', 'wrong.xml'], { cwd: place, env }).code, 1, link);
  }
  const onPath = { ...env, PATH: `${env.PATH}:${join(place, 'links')}` };
  assert.equal(run('sh', ['-c', 'relative check wrong.xml'], { cwd: place, env: onPath }).code, 1, 'on the PATH');
});

test('options that are meant for another Java do not reach it, its own do', () => {
  const others = { JAVA_TOOL_OPTIONS: '-XX:+UseG1GC', JDK_JAVA_OPTIONS: '-Dno', _JAVA_OPTIONS: '-Xbad', CDPATH: '/', LC_ALL: 'C' };
  const { code, err } = start(['check', 'good.xml'], { env: { ...env, ...others } });
  assert.equal(code, 0, err);
  assert.doesNotMatch(err, /Picked up/);
  assert.match(start(['--version'], { env: { ...env, URN_LS_JAVA_OPTIONS: '-Xmx64m -XX:NoSuchOption' } }).err, /NoSuchOption/);
});

test('no locale is needed, nor one that is not installed, wherever it lies', () => {
  const elsewhere = join(folder('\u00e9 elsewhere', { '\u00e9/w.xml': WRONG }));
  must('cp', ['-R', unpacked, join(elsewhere, 'urn-ls')]);
  for (const locale of ['', 'C', 'POSIX', 'xx_XX.UTF-8']) {
    const options = { cwd: join(elsewhere, '\u00e9'), env: { ...env, LC_ALL: locale, URN_LS_JAVA_OPTIONS: '-XX:AOTMode=on' } };
    const { code, out, all } = run(join(elsewhere, 'urn-ls', 'bin', 'urn-ls'), ['check', '--format', 'jsonl', '../\u00e9/w.xml'], options);
    assert.equal(code, 1, all);
    assert.equal(JSON.parse(out).path, '../\u00e9/w.xml');
  }
});

test('in a folder with a colon in its name, where Java cannot start, it says so', () => {
  const colon = folder('a:b');
  must('cp', ['-R', unpacked, join(colon, 'urn-ls')]);
  const { code, err } = run(join(colon, 'urn-ls', 'bin', 'urn-ls'), ['--version'], { env });
  assert.equal(code, 2);
  assert.match(err, /a:b.*; move it to another folder/);
});

test('the cache serves where the archive was unpacked, for every command', () => {
  // With this the JVM refuses to run without a cache that fits.
  const only = { ...env, URN_LS_JAVA_OPTIONS: '-XX:AOTMode=on' };
  assert.equal(start(['--version'], { env: only }).code, 0);
  const { code, all } = start(['check', 'wrong.xml'], { env: only });
  assert.equal(code, 1, all);
  // And it does refuse one that does not fit: with another layout of objects than it was made with.
  assert.notEqual(start(['--version'], { env: { ...env, URN_LS_JAVA_OPTIONS: '-XX:AOTMode=on -XX:-UseCompressedOops' } }).code, 0);
});

test('what a check needs comes from the cache: ours, and what reads the command line', () => {
  const loaded = join(folder('classes'), 'classes.txt');
  const { code, all } = start(['check', 'wrong.xml'], { env: { ...env, URN_LS_JAVA_OPTIONS: `-Xlog:class+load:file=${loaded}` } });
  assert.equal(code, 1, all);
  const lines = readFileSync(loaded, 'utf8');
  for (const name of ['io.github.urnls.cli.Main', 'io.github.urnls.cli.run.CheckRun', 'io.github.urnls.workspace.UrnBytes', 'picocli.CommandLine']) {
    assert.ok(lines.includes(`${name} source: shared objects file`), name);
  }
});

test('no class is made anew for the first document: that takes time at each start, and memory for what makes it', async () => {
  // Its threads may do more than the first document needs, as they come. What it does need, every start makes.
  let anew = ['not started yet'];
  for (let starts = 0; anew.length > 0 && starts < 10; starts++) {
    anew = await madeAnew();
  }
  assert.deepEqual(anew, []);
});

/** The classes that a start makes anew until the findings of the first document are reported. */
async function madeAnew() {
  const loaded = join(folder('anew'), 'classes.txt');
  const server = spawn(program, ['serve'], { env: { ...env, URN_LS_JAVA_OPTIONS: `-Xlog:class+load:file=${loaded}` } });
  const send = (message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  };
  const said = new Promise((done) => {
    let all = '';
    let answered = false;
    server.stdout.on('data', (data) => {
      all += data;
      const asked = /\{[^{}]*"method":"workspace\/configuration"/.exec(all);
      if (asked && !answered) {
        answered = true;
        const settings = { severity: { 'reserved-nid': 'hint' } };
        send({ id: JSON.parse(/"id":("[^"]*"|\d+)/.exec(asked[0])[1]), result: [settings, settings] });
      }
      if (answered && all.includes('illegal-character')) {
        done();
      }
    });
  });
  const rootUri = pathToFileURL(folder('root')).href;
  const capabilities = { workspace: { configuration: true, workspaceFolders: true } };
  send({ id: 1, method: 'initialize', params: {
    processId: process.pid, rootUri, workspaceFolders: [{ uri: rootUri, name: 'root' }], capabilities } });
  send({ method: 'initialized', params: {} });
  const textDocument = { uri: 'file:///a.xml', languageId: 'xml', version: 1,
    text: '<a b="urn:example:x y" c="urn:oasis:names:tc:SAML:2.0:assertion" d="urn:example:a%20b%41" e="urn:isbn:0306406158"/>' };
  send({ method: 'textDocument/didOpen', params: { textDocument } });
  const ended = once(server, 'exit');
  await Promise.race([said, ended.then(() => assert.fail('the server ended before it had reported the document'))]);
  server.stdin.end();
  await ended;
  return readFileSync(loaded, 'utf8').split('\n').filter((line) => /TypeSwitch|Lambda|StringConcat/.test(line)
    && !line.endsWith('shared objects file'));
}

test('it speaks the protocol of the language server', () => {
  const params = { processId: null, rootUri: null, capabilities: {} };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const { out } = start(['serve'], { input: `Content-Length: ${body.length}\r\n\r\n${body}` });
  assert.match(out, /^Content-Length: \d+\r\n/);
  assert.match(out, /"serverInfo":/);
});

test('documents, the licences and what was made for the shell are in it, and belong to nobody in particular', () => {
  for (const file of ['LICENSE', 'README.md', 'docs/install.md', 'docs/rules/README.md', 'lib/runtime/legal/java.base/LICENSE']) {
    assert.ok(existsSync(join(unpacked, file)), file);
  }
  for (const file of ['node_modules', '.vitepress', 'package.json', 'package-lock.json']) {
    assert.ok(!existsSync(join(unpacked, 'docs', file)), file);
  }
  assert.equal(existsSync(join(unpacked, 'share')), existsSync(join(ROOT, 'target', 'distribution', 'share')));
  const owners = must('tar', ['-tzvf', archive, '--numeric-owner']).trim().split('\n').filter((line) => !/^\S+ 0\/0 /.test(line));
  assert.deepEqual(owners, []);
});

test('what it is made of is listed for programs and for people', () => {
  const server = JSON.parse(readFileSync(join(unpacked, 'sbom', 'server.cdx.json'), 'utf8'));
  assert.ok(server.components.some(({ name }) => name === 'gson'), 'the libraries');
  const [runtime] = JSON.parse(readFileSync(join(unpacked, 'sbom', 'runtime.cdx.json'), 'utf8')).components;
  assert.equal(runtime.name, 'OpenJDK');
  const said = must(join(unpacked, 'lib', 'runtime', 'bin', 'java'), ['--version']);
  assert.ok(said.includes(`(build ${runtime.version}`), `${runtime.version} in ${said}`);
  const notices = readFileSync(join(unpacked, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const { group, name, version } of server.components) {
    assert.ok(notices.includes(`\n${group}:${name} ${version}\nLicence: `), name);
  }
  const named = [...notices.matchAll(/^lib\/runtime\/legal\/.*$/gm)].map(([file]) => file);
  assert.ok(named.includes('lib/runtime/legal/java.base/LICENSE'));
  assert.deepEqual(named.filter((file) => !existsSync(join(unpacked, file))), []);
});

test('its Java has no modules for the network', () => {
  const modules = must(join(unpacked, 'lib', 'runtime', 'bin', 'java'), ['--list-modules']).trim().split('\n').map((line) => line.split(/[@ ]/)[0]);
  assert.deepEqual(modules, ['io.github.urnls', 'java.base', 'java.logging', 'java.xml']);
});

test('its checksum is written in the form that sha256sum reads', () => {
  const [sum, name] = readFileSync(`${archive}.sha256`, 'utf8').trim().split(/\s+/);
  assert.equal(sum, createHash('sha256').update(readFileSync(archive)).digest('hex'));
  assert.equal(name, basename(archive));
});
