// The packages of npm, installed from their files without network, in a place of its own where no Java is to be found.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildMainPackage, buildPlatformPackage } from '../../../server/packaging/npm.mjs';
import { HERE, tool } from '../../../server/packaging/runtime.mjs';
import { version as versionNow } from '../../../server/packaging/tracked.mjs';
import { Host } from '../../hosts/browser/host.mjs';
import { serve } from './registry.mjs';
import { archive, folder, GOOD, must, ROOT, run, WRONG } from './support.mjs';

const CODES = ['stray-question-mark', 'non-ascii-character', 'illegal-character', 'nid-character', 'equivalent-spelling',
  'misspelled-name', 'check-digit', 'r-component'];
const version = versionNow();

let platform;
let main;
let place;
/** A PATH with Node.js, npm and a shell, and nothing else; caches and settings below the place. */
let env;
const registries = [];
after(() => registries.forEach((registry) => registry.close()));

before(async () => {
  const out = folder('npm/packages');
  platform = await buildPlatformPackage(await archive(), { out });
  main = await buildMainPackage(out);
  place = project('place \u00fcber all');
  const tools = folder('npm/tools');
  for (const name of ['node', 'npm', 'npx', 'sh', 'env']) {
    symlinkSync(must('sh', ['-c', `command -v ${name}`]).trim(), join(tools, name));
  }
  const home = folder('npm/home');
  env = { PATH: tools, HOME: home, npm_config_cache: join(home, 'cache'), npm_config_registry: 'http://127.0.0.1:9', npm_config_update_notifier: 'false' };
  must('npm', ['install', '--offline', '--no-audit', '--no-fund', platform, main], { cwd: place, env });
});

/** A project of npm with the sample of the pages. */
function project(name) {
  const path = folder(`npm/${name}`, { 'package.json': '{"private": true}', 'good.xml': GOOD, 'wrong.xml': WRONG });
  cpSync(join(ROOT, 'docs', 'sample'), join(path, 'sample'), { recursive: true });
  return path;
}

const npx = (args, options = {}) => run('npx', ['--offline', 'urn-ls', ...args], { cwd: place, env, ...options });
const launcher = () => join(place, 'node_modules', 'urn-ls', 'command.cjs');
const start = (args, options = {}) => run(process.execPath, [launcher(), ...args], { cwd: place, env, ...options });
const files = (path) => readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();

test('it says its version, and finds in the sample what is wrong there', () => {
  const said = npx(['--version']);
  assert.deepEqual([said.code, said.out], [0, `urn-ls ${version}\n`], said.all);
  const { code, out, all } = npx(['check', '--format', 'jsonl', 'sample']);
  assert.equal(code, 1, all);
  assert.deepEqual(out.trim().split('\n').map((line) => JSON.parse(line).code), CODES);
});

test('arguments, standard input and exit codes pass through', () => {
  assert.equal(start(['check', 'good.xml']).code, 0);
  assert.equal(start(['check', 'wrong.xml']).code, 1);
  assert.equal(start(['check', 'missing.xml']).code, 2);
  assert.equal(start(['check', '--stdin', '--as', 'x.xml'], { input: WRONG }).code, 1);
  assert.match(start(['encode', 'a  b*"$HOME%PATH%\u00e9']).out, /a%20%20b\*%22\$HOME%25PATH%25%C3%A9/);
  const broken = start(['--version'], { env: { ...env, URN_LS_JAVA_OPTIONS: '-Xmx64m -XX:NoSuchOption' } });
  assert.equal(broken.code, 2, 'a Java that cannot start has no findings');
  assert.match(broken.err, /NoSuchOption/);
  assert.doesNotMatch(start(['--version'], { env: { ...env, JAVA_TOOL_OPTIONS: '-XX:NoSuchOption', LC_ALL: 'C' } }).all, /NoSuchOption|Picked up/);
});

test('a signal ends the program as it ends one that was started without npm', async () => {
  for (const [signal, code] of [['SIGTERM', 143], ['SIGINT', 130], ['SIGHUP', 129]]) {
    for (const args of [['check', '--stdin', '--as', 'x.xml'], ['serve']]) {
      const options = { env: { ...env, URN_LS_JAVA_OPTIONS: '-Xlog:startuptime:stderr -Xlog:init:stderr -Xlog:class+load:stderr' } };
      const child = spawn(process.execPath, [launcher(), ...args], options);
      const ended = once(child, 'exit');
      await loaded(child, 'io.github.urnls.cli.Main');
      child.kill(signal);
      assert.deepEqual(await ended, [code, null], `${args[0]}, ${signal}`);
    }
  }
});

/** Waits until the JVM says that it has loaded a class: then signals are its own. */
function loaded(child, name) {
  return new Promise((done, fail) => {
    let all = '';
    child.once('exit', (code, signal) => fail(new Error(`it ended with ${code ?? signal}: ${all}`)));
    child.stderr.on('data', (data) => {
      all += data;
      if (all.includes(name)) {
        done();
      }
    });
  });
}

test('the language server answers, and ends as it is told to', async () => {
  const host = await new Host(process.execPath, [launcher()]).start({ textDocument: { hover: { contentFormat: ['markdown'] } } });
  const uri = 'file:///a.xml';
  host.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'xml', version: 1, text: '<a b="urn:isbn:9780306406157"/>' } });
  assert.match(await host.ask('textDocument/hover', { textDocument: { uri }, position: { line: 0, character: 9 } }), /ISBN/);
  assert.equal(await host.stop(), 0);
});

test('where Node.js can do so, a server takes its place, and a check does not, since its exit code is read', () => {
  const preload = join(place, 'execve.cjs');
  writeFileSync(preload, `process.execve = (file, args, env) => {
    require('node:fs').writeSync(1, JSON.stringify([file, args[0], args.at(-1), env.LC_ALL, '_JAVA_OPTIONS' in env]));
    process.exit(7);
  };\n`);
  const replaced = (args) => run(process.execPath, ['-r', preload, launcher(), ...args], { cwd: place, env: { ...env, _JAVA_OPTIONS: '-Xno' } });
  const java = join(place, 'node_modules', '@urn-ls', HERE, 'lib', 'runtime', 'bin', 'java');
  for (const [args, last] of [[[], 'io.github.urnls/io.github.urnls.cli.Main'], [['serve'], 'serve'], [['mcp'], 'mcp']]) {
    const { code, out } = replaced(args);
    assert.deepEqual([code, JSON.parse(out)], [7, [java, java, last, 'C.UTF-8', false]]);
  }
  assert.equal(replaced(['check', 'good.xml']).code, 0);
});

test('the cache for a fast start serves where npm has installed it', () => {
  const only = (more) => start(['check', 'wrong.xml'], { env: { ...env, URN_LS_JAVA_OPTIONS: `-XX:AOTMode=on ${more}` } });
  assert.equal(only('').code, 1, only('').all);
  assert.equal(only('-XX:-UseCompressedOops').code, 2, 'a cache that does not fit is refused');
});

test('the module is what it was: its entries can be imported', () => {
  const script = `import { check } from 'urn-ls'; import { isValid } from 'urn-ls/urn';
    const { findings } = await check('<book id="urn:isbn:9780306406158"/>', { language: 'xml' });
    console.log(findings[0].code, isValid('urn:example:a b'), ['worker.js', 'stdio.js'].map((name) => import.meta.resolve('urn-ls/' + name).split('/').pop()).join());
    process.exit();`;
  writeFileSync(join(place, 'import.mjs'), script);
  assert.equal(must('node', ['import.mjs'], { cwd: place, env }), 'check-digit false worker.js,stdio.js\n');
});

test('every file of the program is there, with its rights, and links have become files', async () => {
  const unpacked = folder('npm/unpacked');
  must('tar', ['-xzf', await archive(), '--strip-components=1', '-C', unpacked]);
  const installed = join(place, 'node_modules', '@urn-ls', HERE);
  const list = (top, part) => files(join(top, part)).map((file) => file.slice(top.length + 1));
  for (const part of ['bin', 'lib', 'sbom']) {
    assert.deepEqual(list(installed, part), list(unpacked, part));
    for (const file of list(unpacked, part)) {
      const isEqual = (statSync(join(installed, file)).mode & 0o777) === (statSync(join(unpacked, file)).mode & 0o777)
        && readFileSync(join(installed, file)).equals(readFileSync(join(unpacked, file)));
      assert.ok(isEqual, file);
    }
  }
  const named = readFileSync(join(installed, 'THIRD-PARTY-NOTICES.txt'), 'utf8').split('\n').filter((line) => line.startsWith('lib/runtime/legal/'));
  assert.deepEqual(named.sort(), list(installed, 'lib/runtime/legal').sort());
  assert.equal(run(join(installed, 'bin', 'urn-ls'), ['--version'], { env: { PATH: '/usr/bin:/bin' } }).out, `urn-ls ${version}\n`);
});

test('the list of the module names what its notices name', () => {
  const installed = join(place, 'node_modules', 'urn-ls');
  const { components } = JSON.parse(readFileSync(join(installed, 'sbom.cdx.json'), 'utf8'));
  const notices = readFileSync(join(installed, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  assert.deepEqual(components.map(({ name }) => name).sort(), ['gson', 'org.eclipse.lsp4j', 'org.eclipse.lsp4j.jsonrpc', 'teavm-classlib']);
  components.forEach((component) => assert.ok(notices.includes(` ${component.version},`), `${component.name} ${component.version}`));
});

test('the program names every licence of what it is made of', () => {
  const installed = join(place, 'node_modules', '@urn-ls', HERE);
  const { license } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const components = readdirSync(join(installed, 'sbom')).flatMap((name) => JSON.parse(readFileSync(join(installed, 'sbom', name), 'utf8')).components);
  const found = components.flatMap((component) => component.licenses.map(({ license: one, expression }) => expression ?? one.id));
  assert.deepEqual(license.split(' AND ').sort(), [...new Set(found)].sort());
});

test('installing runs no script, and brings nothing but the two packages, in one version', () => {
  const manifests = ['urn-ls', `@urn-ls/${HERE}`].map((name) => JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8')));
  for (const manifest of manifests) {
    assert.deepEqual([manifest.version, manifest.scripts, manifest.dependencies], [version, undefined, undefined]);
    const peers = Object.keys(manifest.peerDependencies ?? {}); // of the editor, for those who have it
    assert.deepEqual(peers.filter((peer) => !manifest.peerDependenciesMeta[peer].optional), []);
  }
  const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];
  assert.deepEqual(manifests[0].optionalDependencies, Object.fromEntries(platforms.map((name) => [`@urn-ls/${name}`, version])));
});

test('the module of a checkout says that it comes without the program', () => {
  const { code, err } = run(process.execPath, [join(ROOT, 'target', 'browser', 'npm', 'command.cjs'), 'check', 'sample'], { cwd: place, env });
  assert.equal(code, 2);
  assert.match(err, /^urn-ls: this build of the module comes without the program: use the jar.*\n$/);
});

test('the three launchers give Java the same flags', () => {
  const read = (...path) => readFileSync(join(ROOT, 'server', ...path), 'utf8');
  const flags = (text) => [...new Set(text.match(/-(XX:(?!AOTCache)|Xlog|Durnls)[^\s'"}`]+/g))].map((flag) => flag.replace(/(found=).*/, '$1')).sort();
  const expected = flags(read('packaging', 'bin', 'urn-ls'));
  assert.ok(expected.length > 8, expected.join());
  assert.deepEqual(flags(read('browser', 'npm', 'command.cjs')), expected);
  assert.deepEqual(flags(read('packaging', 'bin', 'urn-ls.cmd')), expected);
});

test('without the package of the platform one sentence says what to do, the server in JavaScript starts, and what the sentence says helps', async () => {
  const cwd = project('without');
  const npm = (args, more = {}) => run('npm', ['install', '--no-audit', '--no-fund', ...args], { cwd, env: { ...env, ...more } });
  assert.equal(npm(['--offline', '--omit=optional', main]).code, 0);
  const { code, out, err } = npx(['check', 'sample'], { cwd });
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, new RegExp(`^urn-ls: the package @urn-ls/${HERE} is missing: install urn-ls again.* --include=optional .*node .*stdio\\.js.*\\n$`));
  const without = join(cwd, 'node_modules', 'urn-ls', 'command.cjs');
  writeFileSync(join(cwd, 'musl.cjs'), "process.report.getReport = () => ({ header: {} });\n");
  assert.match(run(process.execPath, ['-r', join(cwd, 'musl.cjs'), without, 'check', 'sample'], { cwd, env }).err,
    /^urn-ls: there is no package for linux-\w+ with musl: use the jar/, 'another installation would not help');
  const host = await new Host(process.execPath, [without, 'serve']).start({});
  assert.equal(await host.stop(), 0);

  const registry = await serve([main, platform], version);
  registries.push(registry);
  const [, command] = /\(npm (install .*?)\)/.exec(err);
  const again = await once(spawn('npm', [...command.split(' '), '--no-audit', '--no-fund'],
    { cwd, env: { ...env, npm_config_registry: registry.address }, stdio: 'inherit' }), 'exit');
  assert.equal(again[0], 0);
  assert.equal(npx(['check', 'sample'], { cwd }).code, 1);
  assert.deepEqual(readdirSync(join(cwd, 'node_modules', '@urn-ls')), [HERE], 'those of other platforms stay away');
});

test('on a platform without a package one sentence says what else there is', () => {
  const elsewhere = (args) => run(process.execPath, ['-r', join(place, 'elsewhere.cjs'), launcher(), ...args], { cwd: place, env });
  writeFileSync(join(place, 'elsewhere.cjs'), "Object.defineProperty(process, 'platform', { value: 'freebsd' });\n");
  for (const args of [['check', 'sample'], ['mcp'], ['serve', '--no-such-option']]) {
    const { code, out, err } = elsewhere(args);
    assert.deepEqual([code, out], [2, ''], args.join(' '));
    assert.match(err, /^urn-ls: there is no package for freebsd-\w+: use the jar, with a Java of version 21 or newer \(https:.*\); .*stdio\.js.*\n$/);
  }
  const { code, err } = elsewhere(['serve']);
  assert.equal(code, 1, 'it was not told to shut down');
  assert.match(err, /which starts now\n$/);
});

test('a package for another platform is made of its archive, and twice the same', async () => {
  const work = folder('npm/other', { [`urn-ls-${version}/LICENSE`]: 'x', [`urn-ls-${version}/THIRD-PARTY-NOTICES.txt`]: 'x' });
  for (const part of ['bin/urn-ls.cmd', 'lib/runtime/bin/java.exe', 'sbom/server.cdx.json', 'docs/README.md']) {
    mkdirSync(join(work, `urn-ls-${version}`, part, '..'), { recursive: true });
    writeFileSync(join(work, `urn-ls-${version}`, part), part, { mode: 0o600 });
  }
  const zip = join(work, `urn-ls-${version}-win32-x64.zip`);
  tool('jar', ['--create', '--no-manifest', '--file', zip, '-C', work, `urn-ls-${version}`]);
  const made = [];
  for (const out of ['one', 'two']) {
    made.push(await buildPlatformPackage(zip, { target: 'win32-x64', out: join(work, out) }));
  }
  assert.deepEqual(made.map((path) => basename(path)), Array(2).fill(`urn-ls-win32-x64-${version}.tgz`));
  assert.ok(readFileSync(made[0]).equals(readFileSync(made[1])));
  const inside = must('tar', ['-tzf', made[0]]).trim().split('\n').sort();
  assert.deepEqual(inside, ['LICENSE', 'README.md', 'THIRD-PARTY-NOTICES.txt', 'bin/urn-ls.cmd', 'lib/runtime/bin/java.exe', 'package.json',
    'sbom/server.cdx.json'].map((name) => `package/${name}`));
  const manifest = JSON.parse(must('tar', ['-xzOf', made[0], 'package/package.json']));
  assert.deepEqual([manifest.name, manifest.version, manifest.os, manifest.cpu], ['@urn-ls/win32-x64', version, ['win32'], ['x64']]);
  assert.throws(() => buildPlatformPackage(zip, { target: 'plan9-mips', out: work }), /there is no package for plan9-mips/);
});

test('they are as large as the page says', () => {
  const [, packed, installed] = /(\d+) MB to download and (\d+) MB on disk/.exec(readFileSync(join(ROOT, 'docs', 'install.md'), 'utf8').split('## npm')[1]);
  const about = (said, bytes) => assert.ok(Math.abs(said * 1e6 - bytes) < bytes / 10, `${said} MB said, ${bytes} bytes`);
  about(Number(packed), statSync(platform).size + statSync(main).size);
  about(Number(installed), files(join(place, 'node_modules')).map((file) => statSync(file).size).reduce((a, b) => a + b));
});

test('it is removed without a trace', () => {
  must('npm', ['uninstall', '--offline', '--no-audit', '--no-fund', 'urn-ls', `@urn-ls/${HERE}`], { cwd: place, env });
  assert.deepEqual(existsSync(join(place, 'node_modules')) ? files(join(place, 'node_modules')).map((file) => basename(file)) : [], ['.package-lock.json']);
  assert.doesNotMatch(readFileSync(join(place, 'package-lock.json'), 'utf8'), /urn-ls/);
  assert.doesNotMatch(readFileSync(join(place, 'package.json'), 'utf8'), /urn-ls/);
  assert.deepEqual(readdirSync(env.HOME), ['cache'], 'npm and the program have written nothing else');
});
