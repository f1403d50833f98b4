// Makes the bundle for Maven Central: the library and the program in the folders of a repository, as a zip that can be uploaded at
// https://central.sonatype.com. It is signed if MAVEN_GPG_KEY holds a key, as in the workflow of a release; Central takes no other.
//
//   node server/packaging/central.mjs
//
// Writes urn-ls-VERSION-central.zip to target/packages, or to the folder --out.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findMaven, withJava } from './build.mjs';
import { ROOT, version } from './tracked.mjs';
import { zip } from './zip.mjs';

/** As pom.xml has it; named, since its goal is called without its phase. */
const DEPLOY = 'org.apache.maven.plugins:maven-deploy-plugin:3.1.4:deploy';

/** Whether the bundle is made with signatures. */
export function isSigned() {
  return Boolean(process.env.MAVEN_GPG_KEY);
}

/** Builds the bundle; returns its path. */
export async function buildCentral({ out = join(ROOT, 'target', 'packages') } = {}) {
  const repository = mkdtempSync(join(tmpdir(), 'urn-ls-central-'));
  try {
    const quote = process.platform === 'win32' ? '"' : ''; // a batch file is started by a shell
    const signing = isSigned() ? ['-Prelease', '-Dgpg.signer=bc'] : [];
    execFileSync(findMaven(), ['-B', '-ntp', '-q', ...signing, '-Dmaven.test.skip=true', `${quote}-DaltDeploymentRepository=local::file:${repository}${quote}`, 'verify', DEPLOY],
      { cwd: ROOT, env: withJava(), shell: process.platform === 'win32', stdio: ['ignore', process.stderr, 'inherit'] });
    const files = readdirSync(repository, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('maven-metadata')) // Central writes its own
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
    const entries = files.map((file) => ({ name: file.slice(repository.length + 1).replaceAll('\\', '/'), bytes: readFileSync(file), executable: false }));
    mkdirSync(out, { recursive: true });
    const bundle = join(resolve(out), `urn-ls-${version()}-central.zip`);
    writeFileSync(bundle, await zip(entries));
    return bundle;
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  console.log(await buildCentral(values));
}
