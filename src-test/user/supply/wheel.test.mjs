// The wheel, installed by pip from its file, without network, in an environment of its own; and what it is made by.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { buildWheel } from '../../../server/packaging/wheel.mjs';
import { glibc, platformTag } from '../../../server/packaging/tags.mjs';
import { version } from '../../../server/packaging/tracked.mjs';
import { zip } from '../../../server/packaging/zip.mjs';
import { checkout, ENV, GOOD, REPAIRABLE, repository, WRONG } from '../plug-in/support.mjs';
import { archive, everything, findings, FINDINGS, folder, must, run, SAMPLE } from './support.mjs';

let wheel;
let place;
let installed;
let python;
let program;
let empty;
/** Without what is configured on this machine, and without an index of packages. */
const env = { ...process.env, PIP_NO_INDEX: '1', PIP_CONFIG_FILE: '/dev/null', PIP_DISABLE_PIP_VERSION_CHECK: '1', PYTHONDONTWRITEBYTECODE: '1' };
const pip = (...args) => run(python, ['-m', 'pip', ...args], { env });

before(async () => {
  place = folder('wheel \u00fcber all');
  wheel = await buildWheel(await archive(), place);
  must('python3', ['-m', 'venv', join(place, 'venv')]);
  python = join(place, 'venv', 'bin', 'python');
  program = join(place, 'venv', 'bin', 'urn-ls');
  empty = everything(join(place, 'venv'));
  const { code, all } = pip('install', '--no-compile', wheel);
  assert.equal(code, 0, all);
  installed = must(python, ['-c', 'import urn_ls; print(urn_ls.HERE)']).trim();
});

const start = (args, options = {}) => run(program, args, { cwd: SAMPLE, env: { PATH: '/usr/bin:/bin' }, ...options });

test('it says its version', () => {
  assert.equal(start(['--version']).out, `urn-ls ${version()}\n`);
  assert.equal(must(python, ['-m', 'urn_ls', '--version']), `urn-ls ${version()}\n`);
});

test('it checks files and standard input, and exit codes pass through', () => {
  const { code, out, all } = start(['check', '.']);
  assert.equal(code, 1, all);
  assert.deepEqual(findings(out), FINDINGS);
  assert.equal(start(['check', '--stdin', '--as', 'a.txt'], { input: 'urn:example:good\n' }).code, 0);
  assert.equal(start(['check', '--stdin', '--as', 'a.txt'], { input: 'urn:example:a%zz\n' }).code, 1);
  assert.equal(start(['check', 'missing.xml']).code, 2);
});

test('the way of Windows, where the program runs beside Python, ends the same', () => {
  const beside = (args, more = {}) => run(python, ['-c', 'import sys, urn_ls; sys.exit(urn_ls.beside(sys.argv[1:]))', ...args], { cwd: SAMPLE, env: { ...env, ...more } });
  const { code, out } = beside(['check', '.']);
  assert.equal(code, 1);
  assert.deepEqual(findings(out), FINDINGS);
  assert.equal(beside(['check', 'missing.xml']).code, 2);
  assert.equal(beside(['--version']).code, 0);
  assert.equal(beside(['check', '.'], { URN_LS_JAVA_OPTIONS: '-XX:+NoSuchOption' }).code, 2, 'a Java that cannot start has found nothing');
});

test('an editor and signals have the program itself, not a process before it', async () => {
  const server = spawn(program, ['serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  server.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  await once(server.stdout, 'data');
  assert.equal(readFileSync(`/proc/${server.pid}/comm`, 'utf8').trim(), 'java');
  server.kill('SIGTERM');
  const [code, signal] = await once(server, 'exit');
  assert.ok(signal === 'SIGTERM' || code === 143, `${code} ${signal}`);
});

test('the cache for a fast start serves, though every file has a new time', () => {
  const said = start(['--version'], { env: { PATH: '/usr/bin:/bin', URN_LS_JAVA_OPTIONS: '-XX:AOTMode=on' } });
  assert.equal(said.all, `urn-ls ${version()}\n`, 'with this mode a JVM that cannot use the cache does not start');
});

test('its list has every file with the right checksum', () => {
  const list = `
import base64, csv, hashlib, io, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    record = [name for name in wheel.namelist() if name.endswith(".dist-info/RECORD")][0]
    rows = list(csv.reader(io.StringIO(wheel.read(record).decode())))
    assert [row[0] for row in rows] == wheel.namelist()
    for name, digest, size in rows[:-1]:
        content = wheel.read(name)
        assert digest == "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode(), name
        assert int(size) == len(content), name
    print(len(rows))
`;
  assert.ok(Number(must('python3', ['-c', list, wheel])) > 40);
});

test('its tag says which glibc it needs, as objdump does', () => {
  const needed = ['bin/java', 'lib/server/libjvm.so', 'lib/libjava.so', 'lib/libnio.so', 'lib/libjli.so', 'lib/jspawnhelper'].flatMap((file) =>
    [...execFileSync('objdump', ['-T', join(installed, 'lib', 'runtime', file)], { encoding: 'utf8' }).matchAll(/GLIBC_2\.(\d+)/g)].map(([, minor]) => Number(minor)));
  assert.equal(glibc(join(installed, 'lib', 'runtime')), Math.max(17, ...needed));
  assert.match(basename(wheel), /^urn_ls-[\d.]+-py3-none-manylinux_2_\d+_(x86_64|aarch64)\.whl$/);
});

test('a program for macOS says which one it needs', () => {
  const runtime = join(place, 'mac', 'runtime');
  mkdirSync(runtime, { recursive: true });
  const program = ([command, ...words]) => {
    const header = Buffer.alloc(56);
    [0xfeedfacf, 0x0100000c, 0, 2, 1, 24, 0, 0, command, 24, ...words].forEach((word, i) => header.writeUInt32LE(word, i * 4));
    return header;
  };
  const tag = (name, words, target = 'darwin-arm64') => {
    writeFileSync(join(runtime, name), program(words));
    return platformTag(target, runtime);
  };
  assert.equal(tag('a', [0x24, 10 << 16 | 13 << 8], 'darwin-x64'), 'macosx_10_13_x86_64');
  assert.equal(tag('b', [0x32, 1, 11 << 16]), 'macosx_11_0_arm64');
  assert.equal(tag('c', [0x32, 1, 14 << 16 | 2 << 8]), 'macosx_14_0_arm64');
  assert.throws(() => platformTag('linux-x64', runtime), /no programs for Linux/);
  assert.throws(() => platformTag('plan9-x64', runtime), /not for plan9-x64/);
});

test('on another platform pip says in one sentence that it does not fit', () => {
  const other = join(place, basename(wheel).replace(/manylinux.*(?=\.whl)/, 'win_amd64'));
  copyFileSync(wheel, other);
  const { code, all } = pip('install', other);
  assert.equal(code, 1);
  assert.match(all, /is not a supported wheel on this platform/);
});

test('the same files give the same zip, with their modes', () => {
  const entries = [{ name: 'a/\u00fc.txt', bytes: Buffer.from('x'.repeat(1000)), executable: false }, { name: 'b', bytes: Buffer.alloc(0), executable: true }];
  const bytes = zip(entries);
  assert.deepEqual(zip(entries), bytes);
  writeFileSync(join(place, 'a.zip'), bytes);
  const listed = must('python3', ['-c', 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), *[(i.filename, oct(i.external_attr >> 16), i.file_size) for i in z.infolist()])',
    join(place, 'a.zip')]);
  assert.equal(listed, "None ('a/\u00fc.txt', '0o100644', 1000) ('b', '0o100755', 0)\n");
});

test('the hooks of pre-commit get it and not the sources, check what is committed, and repair', () => {
  const source = checkout('wheel hook source');
  const rev = must('git', ['rev-parse', 'HEAD'], { cwd: source, env: ENV }).trim();
  const config = (id) => `repos:\n- repo: ${JSON.stringify(source)}\n  rev: ${rev}\n  hooks:\n  - id: ${id}\n`;
  // Where there is a release, pip finds the wheel in its index.
  const hooks = { ...ENV, PRE_COMMIT_HOME: folder('pre-commit home'), PIP_NO_INDEX: '1', PIP_FIND_LINKS: pathToFileURL(place).href, PIP_CONFIG_FILE: '/dev/null', JAVA_HOME: '/nonexistent' };
  const commit = (cwd) => {
    must('git', ['add', '-A'], { cwd, env: ENV });
    return run('pre-commit', ['run', '--all-files'], { cwd, env: hooks });
  };
  const cwd = repository('wheel hooked', { 'good.xml': GOOD, '.pre-commit-config.yaml': config('urn-ls') });
  const passed = commit(cwd);
  assert.equal(passed.code, 0, passed.all);
  writeFileSync(join(cwd, 'a b \u00e9.xml'), WRONG);
  const refused = commit(cwd);
  assert.equal(refused.code, 1, refused.all);
  assert.match(refused.all, /a b \u00e9\.xml:1:\d+: error\[malformed-percent-encoding\]/);
  const fixed = repository('wheel repaired', { 'a.xml': REPAIRABLE, '.pre-commit-config.yaml': config('urn-ls-fix') });
  assert.match(commit(fixed).all, /files were modified by this hook/);
  assert.match(readFileSync(join(fixed, 'a.xml'), 'utf8'), /urn:example:caf%C3%A9/);
  assert.ok(!existsSync(join(source, 'target')), 'nothing was built');
});

test('what it is made of is listed, and the licences lie where the notices say', () => {
  const information = join(installed, '..', `urn_ls-${version()}.dist-info`);
  assert.ok(JSON.parse(readFileSync(join(information, 'sboms', 'server.cdx.json'), 'utf8')).components.some(({ name }) => name === 'gson'));
  assert.equal(JSON.parse(readFileSync(join(information, 'sboms', 'runtime.cdx.json'), 'utf8')).components[0].name, 'OpenJDK');
  const named = [...readFileSync(join(installed, 'THIRD-PARTY-NOTICES.txt'), 'utf8').matchAll(/^lib\/runtime\/legal\/.*$/gm)].map(([file]) => file);
  assert.ok(named.length > 10);
  assert.deepEqual(named.filter((file) => !existsSync(join(installed, file))), []);
});

test('it is removed without a trace', () => {
  assert.ok(everything(join(place, 'venv')).length > empty.length);
  const { code, all } = pip('uninstall', '--yes', 'urn-ls');
  assert.equal(code, 0, all);
  assert.deepEqual(everything(join(place, 'venv')), empty);
});
