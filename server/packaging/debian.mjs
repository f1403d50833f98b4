// Makes the package for Debian, Ubuntu and others that have dpkg.
//
//   node server/packaging/debian.mjs                                             for the platform this runs on; makes the archive
//   node server/packaging/debian.mjs --target linux-arm64 --archive FILE.tar.gz  for another one, out of its archive
//
// Writes urn-ls_VERSION-1_ARCHITECTURE.deb to target/packages, or to the folder --out. Needs dpkg-deb.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, lstatSync, lutimesSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { epoch } from './epoch.mjs';
import { HERE } from './runtime.mjs';
import { glibc, libraries } from './tags.mjs';
import { home, read, ROOT, version } from './tracked.mjs';
import { archiveOf, unpacked } from './unpack.mjs';

const ARCHITECTURES = { 'linux-x64': 'amd64', 'linux-arm64': 'arm64' };
const PROGRAM = ['bin', 'lib', 'sbom', 'THIRD-PARTY-NOTICES.txt'];
/** Where Debian looks for what the archive has under share/. */
const COMPLETIONS = {
  'bash-completion/completions/urn-ls': 'bash-completion/completions/urn-ls',
  'zsh/site-functions/_urn-ls': 'zsh/vendor-completions/_urn-ls',
  'fish/vendor_completions.d/urn-ls.fish': 'fish/vendor_completions.d/urn-ls.fish',
};
/** In which packages of Debian the libraries are that a Java runtime may need beside those of glibc. */
const PACKAGES = { 'libz.so.1': 'zlib1g', 'libstdc++.so.6': 'libstdc++6', 'libgcc_s.so.1': 'libgcc-s1' };
const LIBRARY = '/usr/lib/urn-ls';

/** Whether this machine can make one for `target`; if not, why. */
export function cannotMakeDebian(target = HERE) {
  if (!(target in ARCHITECTURES)) {
    return `packages of Debian are made for ${Object.keys(ARCHITECTURES).join(' and ')}`;
  }
  try {
    execFileSync('dpkg-deb', ['--version'], { stdio: 'ignore' });
    return '';
  } catch {
    return 'dpkg-deb is not installed';
  }
}

/** Builds the package; returns its path. */
export async function buildDebian({ target = HERE, archive, out = join(ROOT, 'target', 'packages') } = {}) {
  const why = cannotMakeDebian(target);
  if (why) {
    throw new Error(why);
  }
  return unpacked(resolve(await archiveOf(target, archive)), (from, work) => {
    const folder = join(work, 'debian');
    fill(folder, from);
    control(folder, target, join(from, 'lib', 'runtime'));
    settle(folder);
    mkdirSync(out, { recursive: true });
    const file = join(resolve(out), `urn-ls_${version()}-1_${ARCHITECTURES[target]}.deb`);
    // One thread, since with more the bytes depend on how many there are.
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', folder, file],
      { env: { ...process.env, SOURCE_DATE_EPOCH: String(epoch()), DPKG_DEB_THREADS_MAX: '1' }, stdio: ['ignore', 'ignore', 'inherit'] });
    return file;
  });
}

function fill(folder, from) {
  PROGRAM.forEach((name) => cpSync(join(from, name), join(folder, LIBRARY, name), { recursive: true, verbatimSymlinks: true }));
  mkdirSync(join(folder, 'usr', 'bin'));
  symlinkSync('../lib/urn-ls/bin/urn-ls', join(folder, 'usr', 'bin', 'urn-ls'));
  const share = (path, content) => {
    const file = join(folder, 'usr', 'share', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [path, place] of Object.entries(COMPLETIONS)) {
    share(place, readFileSync(join(from, 'share', path)));
  }
  share('man/man1/urn-ls.1.gz', gzip(readFileSync(join(from, 'share/man/man1/urn-ls.1'))));
  share('doc/urn-ls/copyright', copyright());
  share('doc/urn-ls/changelog.gz', gzip(readFileSync(join(from, 'CHANGELOG.md'))));
  share('doc/urn-ls/changelog.Debian.gz', gzip(changes()));
  share('lintian/overrides/urn-ls', read('server/packaging/debian/lintian-overrides'));
}

function gzip(content) {
  return gzipSync(content, { level: 9 });
}

function control(folder, target, runtime) {
  const files = below(folder, '').filter((path) => !lstatSync(join(folder, path)).isSymbolicLink());
  const bytes = files.reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
  const depends = [`libc6 (>= 2.${glibc(runtime)})`, ...libraries(runtime).map((name) => PACKAGES[name]).filter(Boolean)];
  mkdirSync(join(folder, 'DEBIAN'));
  writeFileSync(join(folder, 'DEBIAN', 'md5sums'),
    files.map((path) => `${createHash('md5').update(readFileSync(join(folder, path))).digest('hex')}  ${path}\n`).join(''));
  writeFileSync(join(folder, 'DEBIAN', 'control'), `Package: urn-ls
Version: ${version()}-1
Architecture: ${ARCHITECTURES[target]}
Maintainer: ${maintainer()}
Installed-Size: ${Math.ceil(bytes / 1024)}
Depends: ${depends.join(', ')}
Section: devel
Priority: optional
Homepage: ${home()}
Description: linter and language server for URNs (RFC 8141)
 Finds Uniform Resource Names in text files, checks them by RFC 8141 and by
 the rules of their namespaces, explains and repairs them: on the command
 line, in editors, and for assistants.
 .
 The package brings a Java runtime of its own and uses no other.
`);
}

/** The files and links at or below `path` in `folder`. */
function below(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? below(folder, join(path, entry.name)) : [join(path, entry.name)]));
}

/** Gives everything the modes that Debian asks for, and one time, so that the same archive gives the same bytes. */
function settle(path) {
  const stat = lstatSync(path);
  if (stat.isDirectory()) {
    chmodSync(path, 0o755);
    readdirSync(path).forEach((name) => settle(join(path, name)));
  } else if (stat.isFile()) {
    chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644);
  }
  lutimesSync(path, epoch(), epoch());
}

function maintainer() {
  const owner = home().split('/').at(-2);
  return `The maintainers of urn-ls <${owner}@users.noreply.github.com>`;
}

function changes() {
  const date = new Date(epoch() * 1000).toUTCString().replace('GMT', '+0000');
  return `urn-ls (${version()}-1) unstable; urgency=medium\n\n  * New release; changelog.gz says what is new.\n\n -- ${maintainer()}  ${date}\n`;
}

/** In the form of https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/ */
function copyright() {
  return read('server/packaging/debian/copyright').replaceAll('@HOME@', home());
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { target: { type: 'string' }, archive: { type: 'string' }, out: { type: 'string' } } });
  console.log(await buildDebian(values));
}
