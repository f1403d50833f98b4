// Finds a Java that can run the server, and says how to start it. Knows nothing of VS Code.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** How the server is started; the description says to people which Java this is and where it was found. */
export type Launch = Readonly<{ command: string; args: readonly string[]; env: NodeJS.ProcessEnv; description: string }>;

type Candidate = Pick<Launch, 'command' | 'args'> & { readonly source: string };
type Outcome = { readonly version: string } | { readonly failure: string };

const PROGRAM = process.platform === 'win32' ? 'java.exe' : 'java';
const MAIN = 'io.github.urnls/io.github.urnls.cli.Main';
const FIRST_CLASS_FILE_VERSION = 44; // class files of Java n have the version 44 + n
const PATIENCE_MS = 20_000; // a JVM on a cold, busy disk takes seconds; one that hangs must not hold up the rest

/** What every JVM is told. The cache of the bundled runtime was made with the same choice of collector and compiler. */
const FLAGS = [
  '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-XX:+ExitOnOutOfMemoryError',
  // What was used is given back: the memory that the process takes follows that of the documents.
  '-XX:MinHeapFreeRatio=10', '-XX:MaxHeapFreeRatio=20',
  // The JVM itself speaks on standard output, which belongs to the protocol.
  '-XX:+DisplayVMOutputToStderr', '-Xlog:disable', '-Xlog:all=warning:stderr',
];

/** In megabytes: what is young stays small, for the same reason; of a small heap no more than the JVM itself would take. */
const YOUNG = 16;

/** Variables by which a JVM takes options from whoever started the editor; they can contradict ours. */
const JVM_OPTIONS = ['JAVA_TOOL_OPTIONS', 'JDK_JAVA_OPTIONS', '_JAVA_OPTIONS'];

/**
 * The first Java that runs the server, in the order: setting, bundled runtime, JDK_HOME, JAVA_HOME, PATH. Each is tried, since only
 * that proves it. Says through `log` why the ones before it were not taken.
 */
export async function findLaunch(
  extension: string, homeSetting: string, megabytes: number, processEnv: NodeJS.ProcessEnv, log: (line: string) => void,
): Promise<Launch | undefined> {
  const tried = new Set<string>();
  const ours = Object.entries(processEnv).filter(([name]) => !JVM_OPTIONS.includes(name));
  // Java reads names of files by the locale, its own too; without one it would not start from a folder such as /home/josé.
  const env: NodeJS.ProcessEnv = { ...Object.fromEntries(ours), LC_ALL: 'C.UTF-8' };
  for (const { command, args: own, source } of candidates(extension, homeSetting, env)) {
    const file = await realpath(command).catch(() => undefined);
    if (file === undefined && (source === 'PATH' || source === 'bundled' && !existsSync(join(extension, 'runtime')))) {
      continue; // most folders of the PATH hold no Java, and the universal package has no runtime: not worth a line
    }
    if (file !== undefined && tried.has(file)) {
      continue; // reached before under another name
    }
    const args = [`-Xmx${megabytes}m`, `-Xmn${Math.min(YOUNG, Math.ceil(megabytes / 3))}m`, ...FLAGS, ...own];
    const failure = obstacle(command, file, extension);
    const outcome = failure === undefined ? await run(command, args, env, extension) : { failure };
    if ('version' in outcome) {
      return { command, args, env, description: `Java ${outcome.version}: ${command} (from ${source})` };
    }
    log(`Not used: ${command} (from ${source}): ${outcome.failure}`);
    tried.add(file ?? command);
  }
  return undefined;
}

/** Why there is no use in starting `command`. */
function obstacle(command: string, file: string | undefined, extension: string): string | undefined {
  if (!isAbsolute(command)) {
    return 'the path is not absolute';
  }
  if (file === undefined) {
    return 'there is no such file';
  }
  const divided = delimiter === ':' && [file, extension].some((path) => path.includes(':'));
  return divided ? 'Java cannot start from a folder with “:” in its name' : undefined;
}

function candidates(extension: string, homeSetting: string, env: NodeJS.ProcessEnv): Candidate[] {
  const jar = ['-jar', join(extension, 'server', 'urn-ls.jar')];
  const runtime = join(extension, 'runtime');
  const ofHome = (source: string, home = ''): Candidate[] =>
    home.trim() === '' ? [] : [{ source, command: join(home.trim(), 'bin', PROGRAM), args: jar }];
  // A relative folder could lead into the workspace, and what a workspace brings along must not be run.
  const folders = (env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  return [
    ...ofHome('urn.java.home', homeSetting),
    { source: 'bundled', command: join(runtime, 'bin', PROGRAM), args: [`-XX:AOTCache=${join(runtime, 'lib', 'urn-ls.aot')}`, '-m', MAIN] },
    ...ofHome('JDK_HOME', env['JDK_HOME']),
    ...ofHome('JAVA_HOME', env['JAVA_HOME']),
    ...folders.map((folder) => ({ source: 'PATH', command: join(folder, PROGRAM), args: jar })),
  ];
}

/** The self-test: `--version` must answer with our line of JSON. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Promise<Outcome> {
  const options = { env, cwd, timeout: PATIENCE_MS, killSignal: 'SIGKILL', windowsHide: true } as const;
  return new Promise((resolve) => {
    execFile(command, [...args, '--version'], options, (error, stdout, stderr) => {
      const version = error === null ? readVersion(stdout) : undefined;
      resolve(version === undefined ? { failure: explain(error, stdout, stderr) } : { version });
    });
  });
}

/** The Java version in the line of JSON that the server prints, or undefined if something else was printed. */
function readVersion(stdout: string): string | undefined {
  try {
    const { name, java } = JSON.parse(stdout) as { name?: unknown; java?: unknown };
    return name === 'urn-ls' && typeof java === 'string' ? java : undefined;
  } catch {
    return undefined;
  }
}

function explain(error: (Error & { killed?: boolean }) | null, stdout: string, stderr: string): string {
  const newest = /class file versions up to (\d+)/.exec(stderr)?.[1];
  if (newest !== undefined) {
    return `it is Java ${Number(newest) - FIRST_CLASS_FILE_VERSION}, and 21 or newer is needed`;
  }
  if (error?.killed === true) {
    return `it did not answer within ${PATIENCE_MS / 1000} seconds`;
  }
  return `${stderr}${stdout}`.trim().replaceAll(/\s*\n\s*/g, '; ') || error?.message || 'it answered nothing';
}
