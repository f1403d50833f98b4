// Builds the Java runtime that a platform package of the extension and an archive carry: the JDK's modules that are needed, the server as
// a module among them, and a cache of what first sessions load and link (JEP 483).
//
// The server stands inside the runtime image and not beside it as a jar, because the cache is bound to the time stamp of a jar,
// which unpacking a .vsix resets. An image is known by its content; so the cache can be made here and still serves after installation.
//
//   node runtime.mjs [--target linux-x64] [--jmods FOLDER] [--jar FILE] [--out runtime]
//
// For another platform than this one, --jmods names the folder "jmods" of a JDK 25 for that platform. The cache can only be
// made where the runtime runs; without one it starts as fast as any Java.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { epoch } from './epoch.mjs';
import { bom, javaRuntime } from './sbom.mjs';
import { train } from './training.mjs';

const JAR = resolve(import.meta.dirname, '../../target/urn-ls.jar');
/** The sources of the library for the command line, as the build has fetched them. */
const PICOCLI = resolve(import.meta.dirname, '../../target/picocli-sources.jar');
const MODULE = 'io.github.urnls';
const FLAGS = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xlog:disable', '-Xlog:all=error:stderr'];
/** The rules that are found as services; a module provides them in its own way. */
const RULES = 'io.github.urnls.check.Rule';
const SERVICES = readFileSync(resolve(import.meta.dirname, '../resources/META-INF/services', RULES), 'utf8').trim().split(/\s+/);
const MODULE_INFO = `open module ${MODULE} {
    requires java.logging;
    requires java.xml;
    requires static java.sql;
    uses ${RULES};
    provides ${RULES} with ${SERVICES.join(', ')};
}
`;

/** The platform this runs on, as VS Code names it. */
export const HERE = `${process.platform === 'win32' ? 'win32' : process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** A JDK 25, whose tools are needed: JDK_HOME, JAVA_HOME, or one of the usual folders. */
export function findJdk() {
  const usual = existsSync('/usr/lib/jvm')
    ? execFileSync('ls', ['/usr/lib/jvm'], { encoding: 'utf8' }).split('\n').filter(Boolean).map((name) => join('/usr/lib/jvm', name)) : [];
  for (const home of [process.env.JDK_HOME, process.env.JAVA_HOME, ...usual]) {
    const release = home ? join(home, 'release') : '';
    if (home && existsSync(release) && existsSync(join(home, 'bin', `jlink${suffix}`))
      && /^JAVA_VERSION="25/m.test(readFileSync(release, 'utf8'))) {
      return home;
    }
  }
  throw new Error('a JDK 25 is needed to build the runtime: set JDK_HOME');
}

/** For the JVM of a tool, which runs once: with the quick compiler it takes half the work. */
const QUICK = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC'];

/** Runs a tool of the JDK, such as `jar`. */
export function tool(name, args, cwd) {
  execFileSync(join(findJdk(), 'bin', name + suffix), [...QUICK, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Puts the classes of a library, compiled from its sources, in place of those in `classes`. What is in the format of Java 5, as picocli's are,
 * the JVM takes into no cache and verifies in the old and slow way: 0.05 s at each start of a command.
 */
function compileAgain(sources, classes, work) {
  const folder = join(work, 'sources');
  mkdirSync(folder);
  tool('jar', ['--extract', '--file', sources], folder);
  const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!(package|module)-info)\.java$/.test(file)).sort();
  tool('javac', ['--release', '25', '-nowarn', '-XDignore.symbol.file', '-d', classes, ...files.map((file) => join(folder, file))]);
}

/** The files of which a runtime is made, besides the jar and the JDK, and those that say how. */
const PARTS = [PICOCLI, ...['runtime.mjs', 'training.mjs', 'Training.java', 'sbom.mjs', '../../pom.xml', '../../vscode-extension/package.json']
  .map((name) => join(import.meta.dirname, name))];

/** The folder for a runtime of these parts where the variable URN_LS_RUNTIMES names one for all; undefined where it does not. */
function keptPath({ target, jmods, jar, commands }) {
  const releases = [findJdk(), ...(jmods ? [resolve(jmods, '..')] : [])].map((home) => join(home, 'release'));
  const parts = createHash('sha256').update(JSON.stringify([target, commands]));
  [jar, ...PARTS, ...releases].forEach((file) => parts.update(readFileSync(file)));
  return process.env.URN_LS_RUNTIMES && join(process.env.URN_LS_RUNTIMES, parts.digest('hex'));
}

function copy(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** Keeps a runtime. Another process sees all of it or nothing. */
function keep(runtime, kept) {
  const half = `${kept}.${process.pid}`;
  copy(runtime, half);
  try {
    renameSync(half, kept);
  } catch {
    rmSync(half, { recursive: true }); // another process was faster
  }
}

/**
 * Builds the runtime in `out`; returns its folder. With `commands`, what a check needs is in the cache too, as in all packages. Each server that runs
 * has the whole cache in memory: that is 4 MB more. Several packages of the same parts share one runtime where URN_LS_RUNTIMES names a folder.
 */
export async function buildRuntime({ target = HERE, jmods, out = 'runtime', jar = JAR, commands = false } = {}) {
  if (target !== HERE && !jmods) {
    throw new Error(`for ${target}, --jmods must name the folder “jmods” of a JDK 25 for that platform`);
  }
  if (!existsSync(PICOCLI)) {
    throw new Error(`${PICOCLI} is not there: run mvn package first`);
  }
  const options = { target, jmods, jar, commands };
  const kept = keptPath(options);
  if (kept && existsSync(kept)) {
    copy(kept, out);
    return resolve(out);
  }
  await build(options, out);
  if (kept) {
    keep(out, kept);
  }
  return resolve(out);
}

async function build({ target, jmods, jar, commands }, out) {
  const work = mkdtempSync(join(tmpdir(), 'urn-ls-runtime-'));
  try {
    const classes = join(work, 'classes');
    mkdirSync(classes);
    tool('jar', ['--extract', '--file', resolve(jar)], classes);
    compileAgain(PICOCLI, classes, work);
    writeFileSync(join(work, 'module-info.java'), MODULE_INFO);
    tool('javac', ['--release', '25', '--patch-module', `${MODULE}=${classes}`, '-d', classes, join(work, 'module-info.java'),
      join(import.meta.dirname, 'Training.java')]);
    tool('jar', ['--create', '--date', new Date(epoch() * 1000).toISOString().replace('.000', ''), '--file', join(work, 'server.jar'), '-C', classes, '.']);
    rmSync(out, { recursive: true, force: true });
    const modules = [join(work, 'server.jar'), ...(jmods ? [resolve(jmods)] : [])].join(process.platform === 'win32' ? ';' : ':');
    tool('jlink', ['--module-path', modules, '--add-modules', MODULE, '--output', resolve(out), '--no-header-files', '--no-man-pages',
      '--strip-java-debug-attributes']);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../vscode-extension/package.json'), 'utf8'));
  writeFileSync(join(resolve(out), 'sbom.cdx.json'),
    bom('urn-ls-runtime', version, [javaRuntime(readFileSync(join(jmods ? resolve(jmods, '..') : findJdk(), 'release'), 'utf8'),
      readFileSync(join(resolve(out), 'release'), 'utf8'))]));
  if (target === HERE) {
    await train({
      java: join(resolve(out), 'bin', `java${suffix}`), flags: FLAGS, main: `${MODULE}/io.github.urnls.cli.Training`,
      cache: join(resolve(out), 'lib', 'urn-ls.aot'), commands,
    });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, jmods: { type: 'string' }, jar: { type: 'string' }, out: { type: 'string' } },
  });
  await buildRuntime(values);
}
