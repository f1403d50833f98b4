// Makes the packages of npm: urn-ls, which is the module for browsers and Node.js and the command, and @urn-ls/PLATFORM, which is the program with
// its Java runtime out of an archive. npm installs the one that fits the machine, as an optional dependency of urn-ls.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpacked } from './archive.mjs';
import { buildModule } from './build.mjs';
import { inNewFolder, withoutUmask } from './files.mjs';
import { HERE } from './runtime.mjs';
import { bom } from './sbom.mjs';
import { home, PACKAGES, read, ROOT, version } from './tracked.mjs';

const OUT = join(PACKAGES, 'npm');
const MODULE = join(ROOT, 'target', 'browser', 'npm');
const WINDOWS = process.platform === 'win32';
/** With glibc, since a JDK needs one: npm leaves it out where there is another C library. */
const PLATFORMS = {
  'linux-x64': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'linux-arm64': { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  'darwin-x64': { os: ['darwin'], cpu: ['x64'] },
  'darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
  'win32-x64': { os: ['win32'], cpu: ['x64'] },
};
/** What the program needs, and what lists its parts. The pages are on the web, and completions come from the program itself. */
const FROM_THE_ARCHIVE = ['bin', 'lib', 'sbom', 'LICENSE', 'THIRD-PARTY-NOTICES.txt'];
/** What core.js holds of others, by its notices: these, of the libraries of the program, and the compiler's own. */
const IN_THE_MODULE = ['gson', 'org.eclipse.lsp4j', 'org.eclipse.lsp4j.jsonrpc'];

/** Builds the package of a platform, out of its archive; returns its path. The same archive gives the same bytes. */
export function buildPlatformPackage(archive, { out = OUT, target = HERE } = {}) {
  if (!(target in PLATFORMS)) {
    throw new Error(`there is no package for ${target}, but for ${Object.keys(PLATFORMS).join(', ')}`);
  }
  return unpacked(archive, (from) => packed(out, (folder) => {
    // Links become files, since npm packs no links: the licences of one module are often those of another.
    FROM_THE_ARCHIVE.forEach((name) => cpSync(join(from, name), join(folder, name), { recursive: true, dereference: true }));
    writeFileSync(join(folder, 'README.md'), read('server/packaging/platform.md').replaceAll('@TARGET@', target).replaceAll('@HOME@', home()));
    writeManifest(folder, {
      name: `@urn-ls/${target}`,
      version: version(),
      description: `The program urn-ls with its Java runtime, for ${target}. Install the package urn-ls, which brings it.`,
      license: 'Apache-2.0 AND EPL-2.0 AND GPL-2.0-only WITH Classpath-exception-2.0',
      homepage: home(),
      repository: { type: 'git', url: `git+${home()}.git` },
      ...PLATFORMS[target],
      preferUnplugged: true, // Yarn would leave it in its archive, from which nothing can be started
      publishConfig: { access: 'public' },
    });
  }));
}

/**
 * Builds urn-ls, which is the same for all platforms; returns its path. It is the module as it was built, with what only a published one has: the
 * versions of the platforms. Nothing asks for them before.
 */
export function buildMainPackage(out = OUT) {
  buildModule();
  return packed(out, (folder) => {
    cpSync(MODULE, folder, { recursive: true });
    writeFileSync(join(folder, 'sbom.cdx.json'), bom('urn-ls-module', version(), partsOfTheModule()));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    manifest.optionalDependencies = Object.fromEntries(Object.keys(PLATFORMS).map((platform) => [`@urn-ls/${platform}`, version()]));
    writeManifest(folder, manifest);
  });
}

function partsOfTheModule() {
  const { components } = JSON.parse(read(`target/urn-ls-${version()}.cdx.json`));
  const [, teavm] = /<teavm\.version>(.*?)</.exec(read('pom.xml'));
  const purl = `pkg:maven/org.teavm/teavm-classlib@${teavm}?type=jar`;
  return [...components.filter(({ name }) => IN_THE_MODULE.includes(name)),
    { type: 'library', 'bom-ref': purl, group: 'org.teavm', name: 'teavm-classlib', version: teavm, purl, licenses: [{ license: { id: 'Apache-2.0' } }] }];
}

/** Packs what `fill` puts into a folder; returns the path of the file. npm gives the entries their order, and all of them the same time. */
function packed(out, fill) {
  mkdirSync(out, { recursive: true });
  return inNewFolder((folder) => {
    fill(folder);
    withoutUmask(folder);
    const options = ['--ignore-scripts', '--offline', '--no-update-notifier', '--loglevel=error', '--json'];
    const said = execFileSync('npm', ['pack', ...options, '--pack-destination', quoted(out), quoted(folder)],
      { encoding: 'utf8', shell: WINDOWS, maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] });
    const [{ name, version: packedVersion }] = JSON.parse(said);
    return join(out, `${name.replace('@', '').replace('/', '-')}-${packedVersion}.tgz`);
  });
}

/** On Windows npm is a batch file, which only a shell starts. */
function quoted(path) {
  return WINDOWS ? `"${path}"` : path;
}

function writeManifest(folder, content) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}
