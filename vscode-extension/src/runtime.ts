// Finds what could run the server, a Java or else Node.js, and says how each is started. Starts nothing, and knows nothing of VS Code.
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join } from 'node:path';

/** How the server is started. */
export type Launch = Readonly<{
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** The program and where it was found, for people. */
  label: string;
  /** The same, with the version of that Java where it is known. */
  description: string;
}>;

type Candidate = Pick<Launch, 'command' | 'args'> & { readonly source: string };

const PROGRAM = process.platform === 'win32' ? 'java.exe' : 'java';
const MAIN = 'io.github.urnls/io.github.urnls.cli.Main';

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
 * What can be tried, in the order: setting, bundled runtime, JDK_HOME, JAVA_HOME, PATH, and the Node.js that runs us. Says through `log` why something cannot be. Looks for
 * the next one only when it is asked for.
 */
export async function* findLaunches(
  extension: string, homeSetting: string, megabytes: number, processEnv: NodeJS.ProcessEnv, log: (line: string) => void,
): AsyncGenerator<Launch, void> {
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
    tried.add(file ?? command);
    const label = `${command} (from ${source})`;
    const failure = obstacle(command, file, extension);
    if (file === undefined || failure !== undefined) {
      log(`Not used: ${label}: ${failure ?? 'there is no such file'}`);
      continue;
    }
    const args = [`-Xmx${megabytes}m`, `-Xmn${Math.min(YOUNG, Math.ceil(megabytes / 3))}m`, ...FLAGS, ...own];
    // By default the folder is the workspace: a JVM that crashes would leave its report there, and Windows could not rename it.
    yield { command, args, env, cwd: extension, label, description: `Java${await version(file)}: ${label}` };
  }
  yield* withoutJava(extension, megabytes, env);
}

/** The same server, compiled to JavaScript. It has one thread, and looks only at what is open. */
function* withoutJava(extension: string, megabytes: number, env: NodeJS.ProcessEnv): Generator<Launch, void> {
  const script = join(extension, 'dist', 'server.js');
  if (existsSync(script)) {
    const label = `Node.js ${process.versions.node}`;
    yield {
      command: process.execPath,
      args: [`--max-old-space-size=${megabytes}`, script],
      // Else VS Code would open another window; and options for other programs can contradict ours, as those of a JVM.
      env: { ...env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '' },
      cwd: extension,
      label,
      description: `${label}, since no Java of version 21 or newer was found: only open files are checked, and large ones take longer`,
    };
  }
}

/** The version in the file `release` that lies beside the folder of the program; empty when there is none. */
async function version(file: string): Promise<string> {
  const release = await readFile(join(dirname(dirname(file)), 'release'), 'utf8').catch(() => '');
  const found = /^JAVA_VERSION="(.+)"/m.exec(release)?.[1];
  return found === undefined ? '' : ` ${found}`;
}

/** Why there is no use in starting `command`. */
function obstacle(command: string, file: string | undefined, extension: string): string | undefined {
  if (!isAbsolute(command)) {
    return 'the path is not absolute';
  }
  const divided = delimiter === ':' && [file, extension].some((path) => path?.includes(':'));
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
