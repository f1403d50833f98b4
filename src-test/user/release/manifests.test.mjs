// The manifests for Scoop and winget. Both were compared with the published schemas when they were written: Scoop's schema.json, and winget's of
// version 1.10.0. What those ask for is asked here again, without a copy of them.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { version } from '../../../server/packaging/tracked.mjs';
import { folder, ROOT, run } from './support.mjs';

const SUM = 'ab12'.repeat(16);
const HTTPS = /^https:\/\/\S+$/;
const manifests = (from, to) => run('node', [join(ROOT, 'server', 'packaging', 'manifests.mjs'), from, to]);

function written(...platforms) {
  const archives = folder('archives of manifests');
  for (const name of platforms) {
    writeFileSync(join(archives, `urn-ls-${version()}-${name}.sha256`), `${SUM}  urn-ls-${version()}-${name}\n`);
  }
  const out = folder('manifests');
  return { ...manifests(archives, out), out, read: (name) => readFileSync(join(out, name), 'utf8') };
}

test('Scoop finds the archive for Windows, its program, and the next release', () => {
  const { read } = written('win32-x64.zip');
  const { version: said, license, homepage, architecture, autoupdate, checkver, extract_dir: inside, bin, ...rest } = JSON.parse(read('bucket/urn-ls.json'));
  assert.deepEqual(Object.keys(rest), ['description']);
  assert.equal(said, version());
  assert.equal(license, 'Apache-2.0');
  assert.match(homepage, HTTPS);
  assert.deepEqual(Object.keys(architecture), ['64bit']);
  assert.equal(architecture['64bit'].hash, SUM);
  assert.match(architecture['64bit'].url, HTTPS);
  assert.doesNotMatch(architecture['64bit'].url, /\$/);
  assert.equal(checkver.github, homepage);
  assert.equal(autoupdate.architecture['64bit'].url.replaceAll('$version', version()), architecture['64bit'].url);
  assert.equal(autoupdate.extract_dir.replace('$version', version()), inside);
  // As archive.mjs names the folder and the launcher.
  assert.equal(inside, `urn-ls-${version()}`);
  assert.ok(existsSync(join(ROOT, 'server', 'packaging', ...bin.split('\\'))), bin);
});

test('winget finds the same, and its three files belong together', () => {
  const { read } = written('win32-x64.zip');
  const types = { version: '', defaultLocale: '.locale.en-US', installer: '.installer' };
  const files = Object.fromEntries(Object.entries(types).map(([type, end]) => [type, parse(read(`winget/urn-ls.urn-ls${end}.yaml`))]));
  for (const [type, { PackageIdentifier, PackageVersion, ManifestType, ManifestVersion }] of Object.entries(files)) {
    assert.match(PackageIdentifier, /^[^.\s]{1,32}(\.[^.\s]{1,32}){1,7}$/);
    assert.equal(PackageVersion, version());
    assert.equal(ManifestType, type);
    assert.equal(ManifestVersion, '1.10.0');
    assert.ok(read(`winget/${PackageIdentifier}${types[type]}.yaml`).startsWith(`# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.1.10.0.schema.json\n`));
  }
  const { PackageLocale, Publisher, PackageName, License, ShortDescription, Tags } = files.defaultLocale;
  assert.equal(PackageLocale, files.version.DefaultLocale);
  assert.ok(Publisher && PackageName && License && ShortDescription.length >= 3 && ShortDescription.length <= 256);
  assert.equal(new Set(Tags).size, Tags.length);
  const { Installers: [{ Architecture, InstallerUrl, InstallerSha256 }], NestedInstallerFiles: [{ RelativeFilePath }], ...installer } = files.installer;
  assert.equal(Architecture, 'x64');
  assert.match(InstallerUrl, HTTPS);
  assert.equal(InstallerSha256, SUM.toUpperCase());
  assert.deepEqual([installer.InstallerType, installer.NestedInstallerType], ['zip', 'portable']);
  assert.equal(installer.ArchiveBinariesDependOnPath, true);
  const [inside, ...path] = RelativeFilePath.split('\\');
  assert.equal(inside, `urn-ls-${version()}`);
  assert.ok(existsSync(join(ROOT, 'server', 'packaging', ...path)), RelativeFilePath);
});

test('what lacks its archive is not written, and said', () => {
  const none = written();
  assert.equal(none.code, 1);
  assert.match(none.all, /Homebrew needs the archives for darwin-arm64, darwin-x64, linux-arm64, linux-x64; .*Scoop and winget need the archive for win32-x64/);
  assert.ok(!existsSync(join(none.out, 'bucket')));
  const all = written('win32-x64.zip', ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map((name) => `${name}.tar.gz`));
  assert.equal(all.code, 0, all.all);
  assert.equal(all.out.length > 0 && all.read('urn-ls.rb').split(SUM).length, 5);
});

test('the command that makes everything says what it made, how large it is, and what it cannot make', () => {
  const archives = folder('archives of all');
  const archive = join(archives, `urn-ls-${version()}-win32-x64.zip`);
  writeFileSync(archive, Buffer.alloc(1_234_567));
  writeFileSync(`${archive}.sha256`, `${SUM}  urn-ls-${version()}-win32-x64.zip\n`);
  const all = (...args) => run('node', [join(ROOT, 'server', 'packaging', 'all.mjs'), '--target', 'win32-x64', '--archive', archive, '--out', folder('all'), ...args]);
  const { code, out, all: said } = all('--only', 'manifests,debian');
  assert.equal(code, 0, said);
  const lines = out.trim().split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
  assert.equal(lines[0], `archive | urn-ls-${version()}-win32-x64.zip | 1.2 MB`);
  assert.match(lines[2], /^manifests \| bucket\/urn-ls\.json \| \d\.\d kB$/);
  assert.deepEqual(lines.slice(6), [
    'debian | not made: packages of Debian are made for linux-x64 and linux-arm64',
    'manifests | the formula for Homebrew needs the archives for darwin-arm64, darwin-x64, linux-arm64, linux-x64',
  ]);
  assert.match(all('--only', 'wheels').all, /there is no package “wheels”; the packages are archive, npm, wheel, debian/);
  const broken = all('--only', 'wheel,manifests');
  assert.equal(broken.code, 1);
  assert.match(broken.out, /^wheel +FAILED: /m);
  assert.match(broken.out, /^manifests +winget/m, 'the others are made');
  assert.match(run('node', [join(ROOT, 'server', 'packaging', 'all.mjs'), '--target', 'darwin-x64', '--archive', archive]).all, /is not the archive of darwin-x64, by its name/);
});
