// Builds what packages are made of, where it is missing or older than its sources. Speaks on standard error.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { findJdk } from './runtime.mjs';
import { fail, ROOT } from './tracked.mjs';

const WINDOWS = process.platform === 'win32';
const SOURCES = [
  'pom.xml', 'server/java', 'server/resources', 'server/families', 'server/names/SOURCES.txt', 'server/build/FamiliesTable.java', 'docs/rules'
];

/** Builds target/urn-ls.jar, and what Maven puts beside it: by the launcher of the checkout, which Windows cannot run. */
export function buildProgram() {
  if (WINDOWS) {
    build('the program', 'target/urn-ls.jar', SOURCES, ['-Dmaven.test.skip=true', 'package']);
  } else {
    run(join(ROOT, 'urn-ls'), ['--version'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/**
 * Builds the server for browsers and Node.js in target/browser/npm, of the classes that {@link buildProgram} has compiled. With the profile, whose
 * compiler is among the libraries, Maven would compile them again.
 */
export function buildModule() {
  const sources = [...SOURCES, 'server/browser', 'server/build/BrowserPackage.java'];
  const writtenLast = 'target/browser/npm/THIRD-PARTY-NOTICES.txt';
  const phase = existsSync(join(ROOT, 'target/names.tsv')) ? 'validate' : 'process-classes';
  build('the server for browsers', writtenLast, sources, ['-Pbrowser', phase, 'exec:exec@browser']);
}

function build(what, file, sources, args) {
  if (!existsSync(join(ROOT, file)) || sources.some((source) => newest(join(ROOT, source)) > statSync(join(ROOT, file)).mtimeMs)) {
    const maven = findMaven();
    console.error(`building ${what} (${[maven, ...args].join(' ')}); this takes a minute`);
    run(maven, ['-B', '-q', ...args], { env: withJava(), shell: WINDOWS, stdio: ['ignore', process.stderr, 'inherit'] });
    utimesSync(join(ROOT, file), new Date(), new Date()); // a build that finds nothing to change leaves it as old as it is
  }
}

/** When the file, or the newest one of the folder, was changed. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  return statSync(path).isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name)))) : mtimeMs;
}

/** As the launcher has it: the installed Maven of 3.8 or newer, or else the wrapper, which downloads one. */
function findMaven() {
  const { stdout } = spawnSync('mvn', ['--version'], { encoding: 'utf8', shell: WINDOWS });
  const [, major, minor] = /Apache Maven (\d+)\.(\d+)/.exec(stdout ?? '')?.map(Number) ?? [];
  if (major * 1000 + minor >= 3008) {
    return 'mvn';
  }
  return WINDOWS ? '.\\mvnw.cmd' : './mvnw';
}

/** Maven takes the Java in JAVA_HOME, or else on the PATH. Where that is missing or too old for it, it gets the JDK of the runtimes. */
function withJava() {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const said = spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr ?? '';
  return Number(/version "(\d+)/.exec(said)?.[1] ?? 0) >= 17 ? process.env : { ...process.env, JAVA_HOME: findJdk() };
}

function run(command, args, options) {
  try {
    execFileSync(command, args, { cwd: ROOT, ...options });
  } catch {
    fail('the build failed; its messages are above');
  }
}
