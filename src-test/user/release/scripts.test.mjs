// The scripts of a release: version, notes, address, signature; and the Maven wrapper.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, test } from 'node:test';
import { findJdk } from '../../../server/packaging/runtime.mjs';
import { checkout, folder, must, ROOT, run } from './support.mjs';

let project;
const script = (name, ...args) => run('node', [`server/packaging/${name}.mjs`, ...args], { cwd: project });
const text = (path) => readFileSync(join(project, path), 'utf8');
const changed = () => must('git', ['diff', '--name-only'], { cwd: project }).trim().split('\n').filter(Boolean);
const reset = () => must('git', ['checkout', '-q', '.'], { cwd: project });
const standing = (pattern) => run('git', ['grep', '-nE', pattern], { cwd: project }).out;

before(() => {
  project = checkout('project');
});

test('the schema and its test files go where SchemaStore keeps them', () => {
  const store = folder('schema store');
  const { code, out, all } = script('schemastore', store);
  assert.equal(code, 0, all);
  const { url, fileMatch } = JSON.parse(out);
  assert.deepEqual(fileMatch, ['urn-ls.json']);
  const made = JSON.parse(readFileSync(join(store, 'src', 'schemas', 'json', 'urn-ls.json'), 'utf8'));
  assert.equal(made.$id, url);
  const { $id, ...rest } = made;
  assert.deepEqual(rest, JSON.parse(text('vscode-extension/schemas/urn-ls.schema.json')));
  assert.ok(readdirSync(join(store, 'src', 'test', 'urn-ls')).length > 2);
  assert.ok(readdirSync(join(store, 'src', 'negative_test', 'urn-ls')).length > 2);
  assert.notEqual(script('schemastore').code, 0);
});

test('the version is set wherever it stands, and the changelog gets its section', () => {
  const old = /<artifactId>urn-ls<\/artifactId>\s*<version>(.*?)</.exec(text('pom.xml'))[1].replaceAll('.', '\\.');
  assert.equal(script('version', '7.8.9', '2030-01-02').code, 0);
  const left = standing(`urn-ls[-:@_]v?${old}|@v${old}|rev: v${old}|URN_LS_VERSION: ${old}|^  <version>${old}`).split('\n')
    .filter((line) => line && !/^(CHANGELOG\.md|src-test\/fixtures|server\/packaging\/[a-z]+\.mjs)/.test(line));
  assert.deepEqual(left, []);
  assert.equal(JSON.parse(text('vscode-extension/package-lock.json')).packages[''].version, '7.8.9');
  assert.equal(JSON.parse(text('server/browser/npm/package.json')).version, '7.8.9');
  assert.match(text('pom.xml'), /<project\.build\.outputTimestamp>2030-01-02T00:00:00Z</);
  assert.match(text('CHANGELOG.md'), /## \[Unreleased\]\n\n## \[7\.8\.9\] - 2030-01-02\n/);
  assert.match(text('CHANGELOG.md'), /^\[7\.8\.9\]: https:/m);

  const { code, out } = script('notes', 'v7.8.9');
  assert.equal(code, 0);
  assert.match(out, /^### Added$/m);
  assert.doesNotMatch(out, /^## |^\[/m);
  assert.notEqual(script('notes', 'v7.8.8').code, 0, 'another tag');
  assert.notEqual(script('notes', '7.8.9').code, 0, 'no v');

  assert.equal(script('version', '7.9.0', '2030-02-02').code, 0);
  assert.match(text('CHANGELOG.md'), /^\[7\.9\.0\]: https:.*\/compare\/v7\.8\.9\.\.\.v7\.9\.0$/m);
  const empty = script('notes', 'v7.9.0');
  assert.notEqual(empty.code, 0, 'a section without text');
  assert.match(empty.all, /CHANGELOG\.md/);
  reset();
  assert.notEqual(script('version', 'v7.8.9').code, 0, 'no version');
  assert.deepEqual(changed(), []);
});

test('the changelog has the usual form', () => {
  const lines = text('CHANGELOG.md').split('\n').filter((line) => line.startsWith('#'));
  assert.deepEqual(lines.slice(0, 2), ['# Changelog', '## [Unreleased]']);
  for (const line of lines.slice(1)) {
    assert.match(line, /^## \[(Unreleased|\d+\.\d+\.\d+)\]( - \d{4}-\d\d-\d\d)?$|^### (Added|Changed( in level or meaning)?|Deprecated|Removed|Fixed|Security)$/);
  }
});

test('the address is changed everywhere, and back again', () => {
  const home = /String HOME = "(.*?)"/.exec(text('server/java/io/github/urnls/check/Product.java'))[1];
  const [owner, name] = home.split('/').slice(-2);
  assert.equal(script('address', ['https://github.com', 'Some-One', 'names'].join('/')).code, 0);
  assert.equal(standing(`github\\.com/${owner}/${name}([^a-z-]|$)|${owner}/${name}@|io[./]github[./]${owner}([^a-z-]|$)`), '');
  assert.match(text('pom.xml'), /<groupId>io\.github\.some-one<\/groupId>/);
  assert.match(text('docs/plug-in/github.yml'), /uses: Some-One\/names@v/);
  assert.equal(script('address', home).code, 0);
  assert.deepEqual(changed(), []);
  assert.notEqual(script('address', 'https://example.com/urn-ls').code, 0, 'not on GitHub');
});

test('the command that makes packages says what it made, how large it is, and what went wrong', () => {
  const version = /<artifactId>urn-ls<\/artifactId>\s*<version>(.*?)</.exec(text('pom.xml'))[1];
  mkdirSync(join(project, 'target'));
  for (const name of ['urn-ls.jar', 'THIRD-PARTY-NOTICES.txt', `urn-ls-${version}.cdx.json`]) {
    cpSync(join(ROOT, 'target', name), join(project, 'target', name));
  }
  const { out, code } = script('all', '--only', 'extension,jar');
  assert.equal(code, 1);
  const lines = out.trim().split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
  assert.match(lines[0], /^extension \| FAILED: its tools are missing: run “npm ci” in vscode-extension$/);
  assert.match(lines[1], new RegExp(`^jar \\| \\d\\.\\d MB \\| urn-ls-${version.replaceAll('.', '\\.')}-all\\.jar$`), 'the others are made');
  assert.equal(lines.length, 4);
  assert.match(script('all', '--only', 'wheels').all, /there is no package “wheels”; the packages are archive, npm, module, wheel, debian/);
});

/** A key for this run alone, without a passphrase asked of anybody. */
function key() {
  const home = folder('gpg');
  must('chmod', ['700', home]);
  // Its socket must have a short path.
  const gpg = (...args) => must('gpg', ['--batch', '--quiet', '--pinentry-mode', 'loopback', '--passphrase', 'secret', ...args],
    { env: { ...process.env, GNUPGHOME: home } });
  gpg('--quick-gen-key', 'Test <test@example.com>', 'ed25519', 'sign', '1d');
  return { secret: gpg('--armor', '--export-secret-keys'), home };
}

test('the checksums are signed, and a changed file is noticed', () => {
  const { secret, home } = key();
  const sums = join(folder('signed'), 'SHA256SUMS');
  writeFileSync(sums, `${'0'.repeat(64)}  file\n`);
  const sign = (GPG_PASSPHRASE) => run(join(ROOT, '.github', 'sign'), [sums], { env: { ...process.env, GPG_PRIVATE_KEY: secret, GPG_PASSPHRASE } });
  assert.notEqual(sign('wrong').code, 0);
  const { code, all } = sign('secret');
  assert.equal(code, 0, all);
  const verify = () => run('gpg', ['--batch', '--verify', `${sums}.asc`, sums], { env: { ...process.env, GNUPGHOME: home } }).code;
  assert.equal(verify(), 0);
  writeFileSync(sums, `${'1'.repeat(64)}  file\n`);
  assert.notEqual(verify(), 0);
});

/** A copy of the wrapper, and an environment with a JDK and the few programs that it needs: no Maven, no unzip. */
function wrapper(name) {
  const cwd = folder(name);
  for (const file of ['mvnw', '.mvn/wrapper/maven-wrapper.properties']) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    cpSync(join(ROOT, file), join(cwd, file));
  }
  mkdirSync(join(cwd, 'bin'));
  for (const program of ['sh', 'dirname', 'basename', 'uname', 'tr', 'mktemp', 'mkdir', 'rm', 'mv', 'ls', 'cat', 'sha256sum', 'tar', 'gzip']) {
    symlinkSync(must('sh', ['-c', `command -v ${program}`]).trim(), join(cwd, 'bin', program));
  }
  const env = { PATH: join(cwd, 'bin'), HOME: cwd, MAVEN_USER_HOME: join(cwd, 'm2'), JAVA_HOME: findJdk() };
  return { cwd, version: () => run(join(cwd, 'mvnw'), ['--version'], { cwd, env }) };
}

test('the wrapper needs nothing but a JDK and tar, and gets the Maven of its checksum', () => {
  const { version } = wrapper('wrapper');
  const [, maven] = /apache-maven-([\d.]+)-bin\.zip/.exec(readFileSync(join(ROOT, '.mvn/wrapper/maven-wrapper.properties'), 'utf8'));
  const { code, all } = version();
  assert.equal(code, 0, all);
  assert.ok(all.includes(`Apache Maven ${maven} `), all);
});

test('the wrapper refuses another Maven', () => {
  const { cwd, version } = wrapper('wrong wrapper');
  const properties = join(cwd, '.mvn/wrapper/maven-wrapper.properties');
  writeFileSync(properties, readFileSync(properties, 'utf8').replace(/(TarGzSha256Sum=)./, '$1x'));
  const { code, all } = version();
  assert.notEqual(code, 0);
  assert.match(all, /Failed to validate Maven distribution SHA-256/);
});
