// Makes the package for Debian, Ubuntu and others that have dpkg, out of an archive. Needs dpkg-deb.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpacked } from './archive.mjs';
import { below, inNewFolder, withoutUmask } from './files.mjs';
import { HERE } from './runtime.mjs';
import { glibc, libraries } from './tags.mjs';
import { epoch, home, PACKAGES, read, version } from './tracked.mjs';

/** By the platform, as VS Code names it. */
export const ARCHITECTURES = { 'linux-x64': 'amd64', 'linux-arm64': 'arm64' };
const PROGRAM = ['bin', 'lib', 'sbom', 'THIRD-PARTY-NOTICES.txt'];
/** Where Debian looks for what the archive has under share/. */
const COMPLETIONS = {
  'bash-completion/completions/urn-ls': 'bash-completion/completions/urn-ls',
  'zsh/site-functions/_urn-ls': 'zsh/vendor-completions/_urn-ls',
  'fish/vendor_completions.d/urn-ls.fish': 'fish/vendor_completions.d/urn-ls.fish',
};
/** In which packages of Debian the libraries are that a Java runtime may need beside those of glibc. */
const OF_LIBRARIES = { 'libz.so.1': 'zlib1g', 'libstdc++.so.6': 'libstdc++6', 'libgcc_s.so.1': 'libgcc-s1' };
const LIBRARY = '/usr/lib/urn-ls';

/** Builds the package; returns its path. */
export function buildDebian(archive) {
  return unpacked(archive, (from) => inNewFolder((folder) => {
    fill(folder, from);
    control(folder, join(from, 'lib', 'runtime'));
    withoutUmask(folder);
    mkdirSync(PACKAGES, { recursive: true });
    const file = join(PACKAGES, `urn-ls_${version()}-1_${ARCHITECTURES[HERE]}.deb`);
    // One thread, since with more the bytes depend on how many there are.
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', folder, file],
      { env: { ...process.env, SOURCE_DATE_EPOCH: String(epoch()), DPKG_DEB_THREADS_MAX: '1' }, stdio: ['ignore', 'ignore', 'inherit'] });
    return file;
  }));
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
  share('doc/urn-ls/copyright', read('server/packaging/debian/copyright').replaceAll('@HOME@', home()));
  share('doc/urn-ls/changelog.gz', gzip(readFileSync(join(from, 'CHANGELOG.md'))));
  share('doc/urn-ls/changelog.Debian.gz', gzip(changes()));
}

function gzip(content) {
  return gzipSync(content, { level: 9 });
}

function control(folder, runtime) {
  const files = below(folder).filter((path) => !lstatSync(join(folder, path)).isSymbolicLink());
  const bytes = files.reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
  const depends = [`libc6 (>= 2.${glibc(runtime)})`, ...libraries(runtime).map((name) => OF_LIBRARIES[name]).filter(Boolean)];
  mkdirSync(join(folder, 'DEBIAN'));
  writeFileSync(join(folder, 'DEBIAN', 'md5sums'),
    files.map((path) => `${createHash('md5').update(readFileSync(join(folder, path))).digest('hex')}  ${path}\n`).join(''));
  writeFileSync(join(folder, 'DEBIAN', 'control'), `Package: urn-ls
Version: ${version()}-1
Architecture: ${ARCHITECTURES[HERE]}
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

function maintainer() {
  const owner = home().split('/').at(-2);
  return `The maintainers of urn-ls <${owner}@users.noreply.github.com>`;
}

function changes() {
  const date = new Date(epoch() * 1000).toUTCString().replace('GMT', '+0000');
  return `urn-ls (${version()}-1) unstable; urgency=medium\n\n  * New release; changelog.gz says what is new.\n\n -- ${maintainer()}  ${date}\n`;
}
