import {
  commands, env, EventEmitter, LogLevel, Uri, window, workspace,
  type ExtensionContext, type LogOutputChannel,
} from 'vscode';
import { LanguageClient, RevealOutputChannelOn } from 'vscode-languageclient/node';
import { findJava } from './java';

const JVM_FLAGS = [
  // The server is small and must start fast: one collector thread, the quick compiler, shared classes.
  '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto',
  // The JVM itself warns on standard output, which belongs to the protocol.
  '-Xlog:disable', '-Xlog:all=warning:stderr',
];
const START_LIMIT_MS = 15_000;

let client: LanguageClient | undefined;

/** Starting and stopping take time; one begins when the one before it has ended. */
let lastTask: Promise<void> = Promise.resolve();

export function activate(context: ExtensionContext): void {
  const log = window.createOutputChannel('URN', { log: true });
  const trace = traceChannel(log);
  const restart = () => enqueue(async () => {
    await stop(log);
    await start(context.asAbsolutePath('server/urn-ls.jar'), log, trace.channel);
  }, log);

  context.subscriptions.push(
    log,
    commands.registerCommand('urn.restart', restart),
    commands.registerCommand('urn.showOutput', () => log.show()),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('urn.trace.server')) {
        trace.refresh();
      }
      if (change.affectsConfiguration('urn.java.home')) {
        void restart();
      }
    }),
  );
  void restart(); // not awaited: VS Code should not wait for a JVM
}

export function deactivate(): Promise<void> {
  return enqueue(() => stop());
}

function enqueue(task: () => Promise<void>, log?: LogOutputChannel): Promise<void> {
  lastTask = lastTask.then(task).catch((error: unknown) => log?.error(String(error)));
  return lastTask;
}

async function start(jar: string, log: LogOutputChannel, traceOutputChannel: LogOutputChannel): Promise<void> {
  const homeSetting = workspace.getConfiguration('urn').get('java.home', '');
  const java = await findJava(jar, homeSetting, process.env, (line) => log.warn(line));
  if (java === undefined) {
    log.error('The URN language server needs Java 21 or newer, and none was found.');
    void offerJava(log); // not awaited: the message may stay open for hours
    return;
  }
  log.info(java.description);
  client = new LanguageClient('urn', 'URN', {
    command: java.command,
    args: [...JVM_FLAGS, '-jar', jar],
    // By default it is the workspace: a JVM that crashes would leave its report there, and Windows could not rename it.
    options: { cwd: Uri.joinPath(Uri.file(jar), '..').fsPath },
  }, {
    documentSelector: [{ scheme: 'file' }, { scheme: 'untitled' }],
    outputChannel: log,
    traceOutputChannel,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
  });
  // The client reports a failure itself. The limit is for a server that hangs: it must not keep “Restart” waiting.
  await Promise.race([client.start(), new Promise((resolve) => setTimeout(resolve, START_LIMIT_MS))]);
}

async function stop(log?: LogOutputChannel): Promise<void> {
  const old = client;
  client = undefined;
  const serverProcess = old?.serverProcess;
  try {
    await old?.dispose();
  } catch (error) {
    // It was still starting, had failed to start or did not answer. Nobody talks to it any more, so it has to go.
    log?.warn(`The server did not stop by itself: ${String(error)}`);
    serverProcess?.kill('SIGKILL');
  }
}

async function offerJava(log: LogOutputChannel): Promise<void> {
  const choice = await window.showErrorMessage(
    'The URN language server needs Java 21 or newer, and none was found.',
    'Open Settings', 'Show Log', 'Download Java',
  );
  switch (choice) {
    case 'Open Settings':
      await commands.executeCommand('workbench.action.openSettings', 'urn.java.home');
      break;
    case 'Show Log':
      log.show();
      break;
    case 'Download Java':
      await env.openExternal(Uri.parse('https://adoptium.net'));
      break;
  }
}

/**
 * The same channel, except that `urn.trace.server` alone decides what is traced. The language client goes by the log
 * level of the channel first, so that “messages” would show nothing before the level is raised, and “off” would show
 * messages afterwards.
 */
function traceChannel(log: LogOutputChannel): { channel: LogOutputChannel; refresh: () => void } {
  const level = () =>
    workspace.getConfiguration('urn').get('trace.server') === 'off' ? LogLevel.Off : LogLevel.Trace;
  const changed = new EventEmitter<LogLevel>();
  const channel = Object.create(log, {
    logLevel: { get: level },
    onDidChangeLogLevel: { value: changed.event },
    trace: { value: (message: string) => log.info(message) },
  }) as LogOutputChannel;
  return { channel, refresh: () => changed.fire(level()) };
}
