// The packages of the extension, as they lie in vscode-extension/ after a build: what they are made of is listed, for programs and for people,
// under licences that are allowed, as the lock file has it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const EXTENSION = resolve(import.meta.dirname, '../../../vscode-extension');
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'EPL-2.0', 'ISC', 'MIT'];
const packages = readdirSync(EXTENSION).filter((name) => name.endsWith('.vsix'));

const inside = (vsix, file) => execFileSync('unzip', ['-p', join(EXTENSION, vsix), `extension/${file}`], { encoding: 'utf8', maxBuffer: 1 << 26 });
const names = (vsix) => execFileSync('unzip', ['-Z1', join(EXTENSION, vsix)], { encoding: 'utf8', maxBuffer: 1 << 26 }).trim().split('\n');

/** All that a package of the lock file brings along, itself included. */
function reachable(lock, name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name);
    Object.keys(lock[`node_modules/${name}`].dependencies ?? {}).forEach((other) => reachable(lock, other, seen));
  }
  return seen;
}

test('there is something to look at', () => assert.ok(packages.length > 0, `no .vsix in ${EXTENSION}`));

for (const vsix of packages) {
  test(`${vsix} lists what it is made of`, () => {
    const lock = JSON.parse(readFileSync(join(EXTENSION, 'package-lock.json'), 'utf8')).packages;
    const notices = inside(vsix, 'THIRD-PARTY-NOTICES.txt');
    const bundled = JSON.parse(inside(vsix, 'dist/sbom/extension.cdx.json')).components;
    const server = JSON.parse(inside(vsix, 'dist/sbom/server.cdx.json')).components;
    assert.ok(server.length > 0);
    Object.keys(lock[''].dependencies).forEach((name) => assert.ok(bundled.some((each) => each.name === name), `${name} is not bundled`));
    const known = new Set(Object.keys(lock[''].dependencies).flatMap((name) => [...reachable(lock, name)]));
    for (const { name, version, hashes } of bundled) {
      assert.ok(known.has(name), `${name} is bundled, and no dependency brings it`);
      const locked = lock[`node_modules/${name}`];
      assert.equal(version, locked.version);
      assert.equal(`sha512-${Buffer.from(hashes[0].content, 'hex').toString('base64')}`, locked.integrity);
      assert.ok(notices.includes(`\n${name} ${version} (npm)\nLicence: `), name);
    }
    for (const { group, name, version } of server) {
      assert.ok(notices.includes(`\n${group}:${name} ${version}\nLicence: `), name);
    }
    for (const component of [...bundled, ...server]) {
      component.licenses.forEach(({ license }) => assert.ok(ALLOWED.includes(license.id), `${component.name}: ${license.id}`));
    }
  });

  test(`${vsix} has the licences of its Java, if it has one`, () => {
    const files = names(vsix).map((name) => name.replace(/^extension\//, ''));
    const legal = files.filter((name) => /^runtime\/legal\/.*[^/]$/.test(name)).sort();
    const named = inside(vsix, 'THIRD-PARTY-NOTICES.txt').split('\n').filter((line) => line.startsWith('runtime/legal/')).sort();
    assert.deepEqual(named, legal);
    const withJava = files.some((name) => /^runtime\/bin\/java/.test(name));
    assert.equal(legal.length > 0, withJava);
    assert.equal(files.some((name) => /^bin\/urn-ls(\.cmd)?$/.test(name)), withJava, 'the command line comes with a Java');
    if (withJava) {
      assert.equal(JSON.parse(inside(vsix, 'runtime/sbom.cdx.json')).components[0].name, 'OpenJDK');
    }
  });

  test(`${vsix} has an entry for browsers that needs nothing of Node.js`, () => {
    const { browser } = JSON.parse(inside(vsix, 'package.json'));
    const required = [...inside(vsix, browser.replace('./', '')).matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(required)], ['vscode']);
    // The server has a half for Node.js, which a worker does not touch.
    const node = [...inside(vsix, 'dist/server.js').matchAll(/\("(node:[^"]+)"\)/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(node)].sort(), ['node:fs', 'node:url', 'node:v8']);
  });

  test(`${vsix} has the changelog, and the pictures of the walkthrough`, () => {
    assert.match(inside(vsix, 'changelog.md'), /^# Changelog/);
    const files = names(vsix);
    const { contributes } = JSON.parse(inside(vsix, 'package.json'));
    for (const { media } of contributes.walkthroughs.flatMap(({ steps }) => steps)) {
      for (const [, picture] of inside(vsix, media.markdown).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)) {
        assert.ok(files.includes(`extension/walkthrough/${picture}`), picture);
      }
    }
  });

  test(`${vsix} is as large as its page says`, () => {
    const [, download, installed] = /(\d+) MB to download and (\d+) MB on disk/.exec(inside(vsix, 'readme.md'));
    const [, universal] = /The universal package, (\d+) MB/.exec(inside(vsix, 'readme.md'));
    const withJava = names(vsix).some((name) => /^extension\/runtime\/bin\/java/.test(name));
    const about = (said, bytes) => assert.ok(Math.abs(said * 1e6 - bytes) < Math.max(bytes / 10, 1e6), `${said} MB said, ${bytes} bytes`);
    about(Number(withJava ? download : universal), statSync(join(EXTENSION, vsix)).size);
    if (withJava) {
      about(Number(installed), Number(/, (\d+) bytes uncompressed/.exec(execFileSync('unzip', ['-Zt', join(EXTENSION, vsix)], { encoding: 'utf8' }))[1]));
    }
  });
}
