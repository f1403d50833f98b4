// Makes the archive of a release: the program with a runtime of its own, for people and machines that have no Java.
//
//   node server/packaging/archive.mjs                                     for the platform this runs on
//   node server/packaging/archive.mjs --target win32-x64 --jmods FOLDER   for another one; see runtime.mjs
//
// Writes target/urn-ls-VERSION-PLATFORM.tar.gz (.zip for Windows) and its SHA-256 beside it. The man pages and completions go in if they
// are in target/distribution/share.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram } from './build.mjs';
import { epoch } from './epoch.mjs';
import { writeLauncher } from './launcher.mjs';
import { notices } from './notices.mjs';
import { buildRuntime, HERE, tool } from './runtime.mjs';
import { version } from './tracked.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DISTRIBUTION = join(ROOT, 'target', 'distribution');
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'SECURITY.md', 'SUPPORT.md', 'LICENSE', 'docs'];

/** Where the archive for a platform is written. */
export function archivePath(target = HERE) {
  return join(ROOT, 'target', `urn-ls-${version()}-${target}.${target.startsWith('win32') ? 'zip' : 'tar.gz'}`);
}

/** Builds the archive; returns its path. */
export async function buildArchive({ target = HERE, jmods } = {}) {
  buildProgram();
  const windows = target.startsWith('win32');
  const name = `urn-ls-${version()}`;
  const folder = join(DISTRIBUTION, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildRuntime({ target, jmods, out: join(folder, 'lib', 'runtime'), commands: true });
  for (const document of DOCUMENTS) {
    cpSync(join(ROOT, document), join(folder, document), { recursive: true, filter: isDocument });
  }
  const share = join('share', windows ? 'powershell' : '');
  if (existsSync(join(DISTRIBUTION, share))) {
    cpSync(join(DISTRIBUTION, share), join(folder, share), { recursive: true });
  }
  writeLauncher(join(folder, 'bin'), target);
  const server = `${name}.cdx.json`;
  mkdirSync(join(folder, 'sbom'));
  cpSync(join(ROOT, 'target', server), join(folder, 'sbom', 'server.cdx.json'));
  renameSync(join(folder, 'lib', 'runtime', 'sbom.cdx.json'), join(folder, 'sbom', 'runtime.cdx.json'));
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices(join(folder, 'lib', 'runtime'), 'lib/runtime'));

  const archive = archivePath(target);
  rmSync(archive, { force: true });
  if (windows) {
    tool('jar', ['--create', '--no-manifest', '--file', archive, '-C', DISTRIBUTION, name]);
  } else {
    execFileSync('tar', ['-cf', archive, ...nobody(), '-C', DISTRIBUTION, name], { stdio: 'inherit' });
  }
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
  return archive;
}

/** Whether it is no part of what makes the site from the pages. */
function isDocument(file) {
  return !['node_modules', '.vitepress', 'package.json', 'package-lock.json'].includes(basename(file));
}

/** Options of tar by which the files belong to nobody in particular, not to whoever built the archive, and are of no particular time. */
function nobody() {
  return execFileSync('tar', ['--version'], { encoding: 'utf8' }).includes('GNU')
    ? ['--use-compress-program=gzip -n', '--owner=0', '--group=0', '--numeric-owner', '--sort=name', `--mtime=@${epoch()}`, '--mode=u+rw,go+r,go-w,a+X']
    : ['--gzip', '--uid', '0', '--gid', '0', '--numeric-owner'];
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { target: { type: 'string' }, jmods: { type: 'string' } } });
  console.log(await buildArchive(values));
}
