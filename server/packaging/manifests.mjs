// Writes the manifests by which package managers find a release: of the archives in a folder, those whose checksums lie there.
//
//   node server/packaging/manifests.mjs FOLDER [OUT]
//
// Homebrew: urn-ls.rb, of the archives for Linux and macOS. Scoop: bucket/urn-ls.json, and winget: winget/*.yaml, of the one for Windows.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { epoch } from './epoch.mjs';
import { fail, home, read, ROOT, version } from './tracked.mjs';

const SUMMARY = 'Finds, checks, explains and repairs Uniform Resource Names (RFC 8141)';
const WINDOWS = 'win32-x64';
export const PLATFORMS_OF_HOMEBREW = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];
/** winget knows a package as PUBLISHER.NAME. */
const IDENTIFIER = 'urn-ls.urn-ls';
/** Of the schemas at https://github.com/microsoft/winget-cli/tree/master/schemas/JSON/manifests */
const SCHEMA = '1.10.0';

/** What archive.mjs wrote beside the archive for `platform`; empty if there is no such archive in `folder`. */
export function checksum(folder, platform) {
  const file = join(folder, `${archiveName(platform)}.sha256`);
  return existsSync(file) ? /^[0-9a-f]{64}(?=  )/.exec(readFileSync(file, 'utf8'))?.[0] ?? '' : '';
}

function archiveName(platform) {
  return `urn-ls-${version()}-${platform}.${platform.startsWith('win32') ? 'zip' : 'tar.gz'}`;
}

function download(platform, of = version()) {
  return `${home()}/releases/download/v${of}/${archiveName(platform).replace(version(), of)}`;
}

/** The formula for Homebrew: urn-ls.rb with the version and the checksums. */
export function homebrew(folder) {
  return read('server/packaging/urn-ls.rb').replace(/@([\w-]+)@/g, (_, what) => {
    switch (what) {
      case 'HOME': return home();
      case 'VERSION': return version();
      default: return checksum(folder, what);
    }
  });
}

/** The manifest for Scoop. By “checkver” and “autoupdate” a command finds the next release. */
export function scoop(sum) {
  return `${JSON.stringify({
    version: version(),
    description: SUMMARY,
    homepage: home(),
    license: 'Apache-2.0',
    architecture: { '64bit': { url: download(WINDOWS), hash: sum } },
    extract_dir: `urn-ls-${version()}`,
    bin: 'bin\\urn-ls.cmd',
    checkver: { github: home() },
    autoupdate: {
      architecture: { '64bit': { url: download(WINDOWS, '$version'), hash: { url: '$url.sha256' } } },
      extract_dir: 'urn-ls-$version',
    },
  }, null, 4)}\n`;
}

/** The three manifests for winget, from the names of the files to their texts. */
export function winget(sum) {
  const file = (end, type, lines) => [`${IDENTIFIER}${end}.yaml`, [
    `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${SCHEMA}.schema.json`,
    `PackageIdentifier: ${IDENTIFIER}`, `PackageVersion: ${version()}`, ...lines, `ManifestType: ${type}`, `ManifestVersion: ${SCHEMA}`, '',
  ].join('\n')];
  return Object.fromEntries([
    file('', 'version', ['DefaultLocale: en-US']),
    file('.locale.en-US', 'defaultLocale', [
      'PackageLocale: en-US', 'Publisher: urn-ls', `PublisherUrl: ${home()}`, `PublisherSupportUrl: ${home()}/issues`, 'PackageName: urn-ls',
      `PackageUrl: ${home()}`, 'License: Apache-2.0', `LicenseUrl: ${home()}/blob/v${version()}/LICENSE`,
      `ShortDescription: ${SUMMARY}`, 'Moniker: urn-ls', 'Tags:', '- language-server', '- linter', '- rfc8141', '- urn',
      `ReleaseNotesUrl: ${home()}/releases/tag/v${version()}`,
    ]),
    // A batch file does not run through the link that winget makes of a program, so its folder goes into the PATH instead.
    file('.installer', 'installer', [
      'InstallerType: zip', 'NestedInstallerType: portable', 'NestedInstallerFiles:', `- RelativeFilePath: urn-ls-${version()}\\bin\\urn-ls.cmd`,
      'ArchiveBinariesDependOnPath: true', 'Commands:', '- urn-ls', `ReleaseDate: ${new Date(epoch() * 1000).toISOString().slice(0, 10)}`,
      'Installers:', '- Architecture: x64', `  InstallerUrl: ${download(WINDOWS)}`, `  InstallerSha256: ${sum.toUpperCase()}`,
    ]),
  ]);
}

/** Writes the manifests of the archives in `folder` to `out`; returns their paths, and what is not written and why. */
export function writeManifests(folder, out = join(ROOT, 'target', 'packages')) {
  const paths = [];
  const missing = [];
  const write = (path, text) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
    paths.push(join(out, path));
  };
  const lacking = PLATFORMS_OF_HOMEBREW.filter((platform) => checksum(folder, platform) === '');
  if (lacking.length === 0) {
    write('urn-ls.rb', homebrew(folder));
  } else {
    missing.push(`the formula for Homebrew needs the archives for ${lacking.join(', ')}`);
  }
  const sum = checksum(folder, WINDOWS);
  if (sum === '') {
    missing.push(`the manifests for Scoop and winget need the archive for ${WINDOWS}`);
  } else {
    write('bucket/urn-ls.json', scoop(sum));
    Object.entries(winget(sum)).forEach(([name, text]) => write(`winget/${name}`, text));
  }
  return { paths, missing };
}

if (process.argv[1] === import.meta.filename) {
  const [folder = fail('the folder with the archives is needed'), out] = process.argv.slice(2);
  const { paths, missing } = writeManifests(folder, out);
  console.log(paths.join('\n'));
  if (missing.length > 0) {
    fail(`not written: ${missing.join('; ')}`);
  }
}
