// Makes the packages of npm: urn-ls, which is the module for browsers and Node.js and the command, and @urn-ls/PLATFORM, which is the program with
// its Java runtime out of an archive. npm installs the one that fits the machine, as an optional dependency of urn-ls.
//
//   node server/packaging/npm.mjs                                         both, for the platform this runs on; makes the archive
//   node server/packaging/npm.mjs --target win32-x64 --archive FILE.zip   for another one, out of its archive
//   node server/packaging/npm.mjs --only main                             urn-ls alone; “platform” makes the other one alone
//
// Writes urn-ls-VERSION.tgz and urn-ls-PLATFORM-VERSION.tgz to target/packages/npm, or to the folder --out. The same archive gives the same bytes.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildModule } from './build.mjs';
import { withoutUmask } from './modes.mjs';
import { HERE } from './runtime.mjs';
import { bom } from './sbom.mjs';
import { home, read, ROOT, version } from './tracked.mjs';
import { archiveOf, unpacked } from './unpack.mjs';

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

/** Builds both packages, or `only` the “main” or the “platform” one; returns their paths, the platform's first, as they are published. */
export async function buildNpm({ target = HERE, archive, out = join(ROOT, 'target', 'packages', 'npm'), only } = {}) {
  mkdirSync(out, { recursive: true });
  const paths = [];
  if (only !== 'main') {
    if (!(target in PLATFORMS)) {
      throw new Error(`there is no package for ${target}, but for ${Object.keys(PLATFORMS).join(', ')}`);
    }
    paths.push(await platformPackage(target, resolve(await archiveOf(target, archive)), resolve(out)));
  }
  if (only !== 'platform') {
    paths.push(mainPackage(resolve(out)));
  }
  return paths;
}

function platformPackage(target, archive, out) {
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

/** The module as it was built, with what only a published one has: the versions of the platforms. Nothing asks for them before. */
function mainPackage(out) {
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
  const work = mkdtempSync(join(tmpdir(), 'urn-ls-npm-'));
  try {
    const folder = join(work, 'package');
    mkdirSync(folder);
    fill(folder);
    withoutUmask(folder);
    const options = ['--ignore-scripts', '--offline', '--no-update-notifier', '--loglevel=error', '--json'];
    const said = execFileSync('npm', ['pack', ...options, '--pack-destination', quoted(out), quoted(folder)],
      { encoding: 'utf8', shell: WINDOWS, maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] });
    const [{ name, version: packedVersion }] = JSON.parse(said);
    return join(out, `${name.replace('@', '').replace('/', '-')}-${packedVersion}.tgz`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** On Windows npm is a batch file, which only a shell starts. */
function quoted(path) {
  return WINDOWS ? `"${path}"` : path;
}

function writeManifest(folder, content) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, archive: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' } },
  });
  (await buildNpm(values)).forEach((path) => console.log(path));
}
