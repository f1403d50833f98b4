// Finds a Java that can run the server. Knows nothing of VS Code.
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

export interface Java {
  readonly command: string;
  /** For people: which Java this is and where it was found. */
  readonly description: string;
}

interface Candidate {
  readonly command: string;
  readonly source: string;
}

type Outcome = { readonly version: string } | { readonly failure: string };

const PROGRAM = process.platform === 'win32' ? 'java.exe' : 'java';
const FIRST_CLASS_FILE_VERSION = 44; // class files of Java n have the version 44 + n
const PATIENCE_MS = 20_000; // a JVM on a cold, busy disk takes seconds; one that hangs must not hold up the rest

/**
 * The first Java, in the order setting, JDK_HOME, JAVA_HOME, PATH, that runs the jar; each is tried, since only that
 * proves it. Says through `log` why the ones before it were not taken.
 */
export async function findJava(
  jar: string,
  homeSetting: string,
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<Java | undefined> {
  const tried = new Set<string>();
  for (const { command, source } of candidates(homeSetting, env)) {
    const file = await realpath(command).catch(() => undefined);
    if (file === undefined && source === 'PATH') {
      continue; // most folders of the PATH hold no Java, which is not worth a line
    }
    if (file !== undefined && tried.has(file)) {
      continue; // reached before under another name
    }
    const outcome = !isAbsolute(command) ? { failure: 'the path is not absolute' }
      : file === undefined ? { failure: 'there is no such file' }
      : await run(command, jar);
    if ('version' in outcome) {
      return { command, description: `Java ${outcome.version}: ${command} (from ${source})` };
    }
    log(`Not used: ${command} (from ${source}): ${outcome.failure}`);
    tried.add(file ?? command);
  }
  return undefined;
}

function candidates(homeSetting: string, env: NodeJS.ProcessEnv): Candidate[] {
  const homes = [
    { source: 'urn.java.home', home: homeSetting.trim() },
    { source: 'JDK_HOME', home: env['JDK_HOME'] ?? '' },
    { source: 'JAVA_HOME', home: env['JAVA_HOME'] ?? '' },
  ].filter(({ home }) => home !== '');
  // A relative folder could lead into the workspace, and what a workspace brings along must not be run.
  const folders = (env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  return [
    ...homes.map(({ source, home }) => ({ source, command: join(home, 'bin', PROGRAM) })),
    ...folders.map((folder) => ({ source: 'PATH', command: join(folder, PROGRAM) })),
  ];
}

function run(command: string, jar: string): Promise<Outcome> {
  const options = { timeout: PATIENCE_MS, killSignal: 'SIGKILL', windowsHide: true } as const;
  return new Promise((resolve) => {
    execFile(command, ['-jar', jar, '--version'], options, (error, stdout, stderr) => {
      const version = error === null ? readVersion(stdout) : undefined;
      resolve(version === undefined ? { failure: explain(error, stdout, stderr) } : { version });
    });
  });
}

/** The Java version in the line of JSON that the jar prints, or undefined if something else was printed. */
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
  return stderr.trim() || error?.message || `it answered “${stdout.trim()}”`;
}
