#!/usr/bin/env node
// The command urn-ls: starts the program with the Java runtime that lies in the package of this platform, which npm installs beside this one. As
// the script bin/urn-ls there does, but without a shell, which Windows lacks; the script says why each flag is there.
'use strict';
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const WINDOWS = process.platform === 'win32';
const PROGRAM = `@urn-ls/${process.platform}-${process.arch}`;
const PAGE = 'https://github.com/urn-ls/urn-ls/blob/main/docs/install.md#npm';

const FLAGS = ['-XX:InitialRAMPercentage=0.25', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-XX:+DisplayVMOutputToStderr',
  '-Xlog:disable', '-Xlog:all=error:stderr'];
const SERVER_FLAGS = ['-XX:MaxNewSize=16m', '-XX:MinHeapFreeRatio=10', '-XX:MaxHeapFreeRatio=20'];
const COMMAND_FLAGS = ['-XX:CompileThresholdScaling=5'];
/** How the program says that it has findings: the 1 of a Java that cannot start would mean them too. */
const FOUND = 91;

const words = process.argv.slice(2);
const [command = 'serve'] = words;
const isEditorServer = ['serve', '--stdio'].includes(command);
const isServer = isEditorServer || command === 'mcp';

function fail(message) {
  process.stderr.write(`urn-ls: ${message}\n`);
  process.exitCode = 2;
}

/** The runtime of this platform; undefined where its package is missing. */
function findRuntime() {
  try {
    const runtime = join(require.resolve(`${PROGRAM}/package.json`), '..', 'lib', 'runtime');
    return existsSync(join(runtime, 'bin', WINDOWS ? 'java.exe' : 'java')) ? runtime : undefined;
  } catch {
    return undefined;
  }
}

/** What is missing, and what to do, in one sentence. */
function missing() {
  return `${whatIsMissing()}; without it, \u201cnode ${join(__dirname, 'stdio.js')}\u201d is the language server`;
}

function whatIsMissing() {
  const { optionalDependencies: platforms } = require('./package.json');
  const otherwise = `use the jar, with a Java of version 21 or newer (${PAGE})`;
  if (platforms === undefined) {
    return `this build of the module comes without the program: ${otherwise}`;
  }
  if (PROGRAM in platforms && !isMusl()) {
    return `the package ${PROGRAM} is missing: install urn-ls again, with its optional dependencies (npm install --include=optional urn-ls)`;
  }
  return `there is no package for ${process.platform}-${process.arch}${isMusl() ? ' with musl' : ''}: ${otherwise}`;
}

/** Whether this Linux has another C library than glibc, which the runtimes need: npm looks at the same place. */
function isMusl() {
  return process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
}

/** A Java of the machine has options of its own, which are not meant for this one. Arguments and file names are read by the locale. */
function environment() {
  const { JAVA_TOOL_OPTIONS, JDK_JAVA_OPTIONS, _JAVA_OPTIONS, ...rest } = process.env;
  return WINDOWS ? rest : { ...rest, LC_ALL: 'C.UTF-8' };
}

function javaArguments(runtime) {
  const cache = join(runtime, 'lib', 'urn-ls.aot');
  const own = (process.env.URN_LS_JAVA_OPTIONS ?? '').split(/\s+/).filter(Boolean);
  return [...FLAGS, ...(isServer ? SERVER_FLAGS : COMMAND_FLAGS), `-Durnls.found=${FOUND}`, ...own, ...(existsSync(cache) ? [`-XX:AOTCache=${cache}`] : []),
    '-m', 'io.github.urnls/io.github.urnls.cli.Main', ...words];
}

/** Ends as the program has ended. A server ends with what it says itself. */
function end(code, signal) {
  if (signal) {
    SIGNALS.forEach((each) => process.removeAllListeners(each));
    process.kill(process.pid, signal);
  } else if (isServer) {
    process.exitCode = code;
  } else {
    process.exitCode = { [FOUND]: 1, 1: 2 }[code] ?? code;
  }
}

/** What ends a program from outside, or at a terminal. The program gets it, and this one waits until that has ended. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', WINDOWS ? 'SIGBREAK' : 'SIGQUIT'];

/** On Windows the console tells the program of these itself, and to send one would end it at once. */
function isTold(signal) {
  return WINDOWS && ['SIGINT', 'SIGBREAK'].includes(signal);
}

function start(runtime) {
  const java = join(runtime, 'bin', WINDOWS ? 'java.exe' : 'java');
  if (isServer && process.execve && !WINDOWS) {
    // From Node.js 22.15 on, the server takes the place of this process for its editor: one program less in memory, and nothing between the two.
    process.execve(java, [java, ...javaArguments(runtime)], environment());
  }
  const child = require('node:child_process').spawn(java, javaArguments(runtime), { stdio: 'inherit', env: environment() });
  SIGNALS.forEach((signal) => process.on(signal, () => isTold(signal) || child.kill(signal)));
  child.on('error', ({ message }) => fail(`cannot start the program: ${message} (${PAGE})`));
  child.on('exit', end);
}

const runtime = findRuntime();
if (runtime === undefined && isEditorServer && words.length < 2) {
  process.stderr.write(`urn-ls: ${missing()}, which starts now\n`);
  import('./stdio.js');
} else if (runtime === undefined) {
  fail(missing());
} else if (!WINDOWS && runtime.includes(':')) {
  fail(`Java reads a colon as the end of a folder's name, so it cannot start from ${runtime}; move it to another folder.`);
} else {
  start(runtime);
}
