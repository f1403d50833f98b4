// Builds the Java runtime that a platform package of the extension and an archive carry: the JDK's modules that are needed, the server as
// a module among them, and a cache of what first sessions and commands load and link (JEP 483).
//
// The server stands inside the runtime image and not beside it as a jar, because the cache is bound to the time stamp of a jar,
// which unpacking a .vsix resets. An image is known by its content; so the cache can be made here and still serves after installation.
// It can only be made where the runtime runs, so packages are made on their own platform.
//
//   node server/packaging/runtime.mjs FOLDER
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inNewFolder } from './files.mjs';
import { bom, javaRuntime } from './sbom.mjs';
import { epoch, fail, read, ROOT, version } from './tracked.mjs';
import { train } from './training.mjs';

const JAR = join(ROOT, 'target', 'urn-ls.jar');
/** The sources of the library for the command line, as the build has fetched them. */
const PICOCLI = join(ROOT, 'target', 'picocli-sources.jar');
const MODULE = 'io.github.urnls';
const FLAGS = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xlog:disable', '-Xlog:all=error:stderr'];
/** The rules that are found as services; a module provides them in its own way. */
const RULES = 'io.github.urnls.check.Rule';
const SERVICES = read(`server/resources/META-INF/services/${RULES}`).trim().split(/\s+/);
const MODULE_INFO = `open module ${MODULE} {
    requires java.logging;
    requires java.xml;
    requires static java.sql;
    uses ${RULES};
    provides ${RULES} with ${SERVICES.join(', ')};
}
`;

/** The platform this runs on, as VS Code names it. */
export const HERE = `${process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** Where Linux has its Javas. */
const JVMS = '/usr/lib/jvm';

/** A JDK 25, whose tools are needed: JDK_HOME, JAVA_HOME, or one of the usual folders. */
export function findJdk() {
  const usual = existsSync(JVMS) ? readdirSync(JVMS).sort().map((name) => join(JVMS, name)) : [];
  const found = [process.env.JDK_HOME, process.env.JAVA_HOME, ...usual].find((home) => home && existsSync(join(home, 'release'))
    && existsSync(join(home, 'bin', `jlink${suffix}`)) && /^JAVA_VERSION="25/m.test(readFileSync(join(home, 'release'), 'utf8')));
  if (!found) {
    throw new Error('a JDK 25 is needed to build the runtime: set JDK_HOME');
  }
  return found;
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

/** The files of which a runtime is made, besides the JDK, and those that say how. */
const PARTS = [JAR, PICOCLI, join(ROOT, 'pom.xml'),
  ...['runtime.mjs', 'training.mjs', 'Training.java', 'sbom.mjs'].map((name) => join(import.meta.dirname, name))];

/** The folder for a runtime of these parts where the variable URN_LS_RUNTIMES names one for all; undefined where it does not. */
function keptPath() {
  const parts = createHash('sha256');
  [...PARTS, join(findJdk(), 'release')].forEach((file) => parts.update(readFileSync(file)));
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

/** Builds the runtime in `out`. Several packages of the same parts share one where URN_LS_RUNTIMES names a folder. */
export async function buildRuntime(out) {
  if (!existsSync(PICOCLI)) {
    throw new Error(`${PICOCLI} is not there: run mvn package first`);
  }
  const kept = keptPath();
  if (kept && existsSync(kept)) {
    copy(kept, out);
    return;
  }
  rmSync(out, { recursive: true, force: true });
  await inNewFolder((work) => link(work, resolve(out)));
  const cache = join(resolve(out), 'lib', 'urn-ls.aot');
  await train(join(resolve(out), 'bin', `java${suffix}`), [...FLAGS, `-XX:AOTCacheOutput=${cache}`, '-m', `${MODULE}/io.github.urnls.cli.Training`]);
  if (!existsSync(cache)) {
    throw new Error('the training has made no cache');
  }
  if (kept) {
    keep(out, kept);
  }
}

/** Makes the runtime without its cache. */
function link(work, out) {
  const classes = join(work, 'classes');
  mkdirSync(classes);
  tool('jar', ['--extract', '--file', JAR], classes);
  compileAgain(PICOCLI, classes, work);
  writeFileSync(join(work, 'module-info.java'), MODULE_INFO);
  tool('javac', ['--release', '25', '--patch-module', `${MODULE}=${classes}`, '-d', classes, join(work, 'module-info.java'),
    join(import.meta.dirname, 'Training.java')]);
  const server = join(work, 'server.jar');
  tool('jar', ['--create', '--date', new Date(epoch() * 1000).toISOString().replace('.000', ''), '--file', server, '-C', classes, '.']);
  tool('jlink', ['--module-path', server, '--add-modules', MODULE, '--output', out,
    '--no-header-files', '--no-man-pages', '--strip-java-debug-attributes']);
  const java = javaRuntime(...[findJdk(), out].map((home) => readFileSync(join(home, 'release'), 'utf8')));
  writeFileSync(join(out, 'sbom.cdx.json'), bom('urn-ls-runtime', version(), [java]));
}

if (process.argv[1] === import.meta.filename) {
  await buildRuntime(process.argv[2] ?? fail('the folder for the runtime is needed'));
}
