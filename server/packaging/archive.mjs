// Makes the archive of a release: the program with a runtime of its own, for people and machines that have no Java. The other packages with a
// program are made of it. The man pages and completions go in if they are in target/distribution/share.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildProgram } from './build.mjs';
import { inNewFolder } from './files.mjs';
import { writeLauncher } from './launcher.mjs';
import { notices } from './notices.mjs';
import { buildRuntime, HERE, tool } from './runtime.mjs';
import { epoch, PACKAGES, ROOT, version } from './tracked.mjs';

const DISTRIBUTION = join(ROOT, 'target', 'distribution');
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'SECURITY.md', 'SUPPORT.md', 'LICENSE', 'docs'];
const WINDOWS = process.platform === 'win32';

/** Where the archive for this platform is written; its SHA-256 lies beside it. */
export function archivePath() {
  return join(PACKAGES, `urn-ls-${version()}-${HERE}.${WINDOWS ? 'zip' : 'tar.gz'}`);
}

/** Builds the archive; returns its path. */
export async function buildArchive() {
  buildProgram();
  const name = `urn-ls-${version()}`;
  const folder = join(DISTRIBUTION, name);
  rmSync(folder, { recursive: true, force: true });
  await buildRuntime(join(folder, 'lib', 'runtime'));
  for (const document of DOCUMENTS) {
    cpSync(join(ROOT, document), join(folder, document), { recursive: true, filter: isDocument });
  }
  const share = join('share', WINDOWS ? 'powershell' : '');
  if (existsSync(join(DISTRIBUTION, share))) {
    cpSync(join(DISTRIBUTION, share), join(folder, share), { recursive: true });
  }
  writeLauncher(join(folder, 'bin'));
  mkdirSync(join(folder, 'sbom'));
  cpSync(join(ROOT, 'target', `${name}.cdx.json`), join(folder, 'sbom', 'server.cdx.json'));
  renameSync(join(folder, 'lib', 'runtime', 'sbom.cdx.json'), join(folder, 'sbom', 'runtime.cdx.json'));
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices(join(folder, 'lib', 'runtime'), 'lib/runtime'));

  const archive = archivePath();
  mkdirSync(dirname(archive), { recursive: true });
  rmSync(archive, { force: true });
  if (WINDOWS) {
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

/** Calls `use` with the folder that is in an archive; returns what that returns. The JDK unpacks a .zip, since tar reads it on some systems alone. */
export function unpacked(archive, use) {
  return inNewFolder((folder) => {
    if (archive.endsWith('.zip')) {
      tool('jar', ['--extract', '--file', archive], folder);
    } else {
      execFileSync('tar', ['-xzf', archive, '-C', folder], { stdio: 'inherit' });
    }
    return use(join(folder, readdirSync(folder)[0]));
  });
}
