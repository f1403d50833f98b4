import { commands, env, Position, Uri, version, window, workspace, type ExtensionContext } from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient/node';
import { offer, Server } from './server';
import { showStatus } from './status';

const ISSUES = 'https://github.com/urn-ls/urn-ls/issues/new';
const LOG_LINES = 200;

let server: Server | undefined;

export function activate(context: ExtensionContext): void {
  const started = new Server(context);
  server = started;
  context.subscriptions.push(
    started,
    ...showStatus(started),
    commands.registerCommand('urn.restart', () => started.restart()),
    commands.registerCommand('urn.showOutput', () => started.log.show()),
    commands.registerCommand('urn.copyCanonical', () => copyCanonical(started)),
    commands.registerCommand('urn.explain', () => commands.executeCommand('editor.action.showHover')),
    commands.registerCommand('urn.checkWorkspace', () => checkWorkspace(started)),
    commands.registerCommand('urn.reportProblem', () => reportProblem(context, started)),
    commands.registerCommand('urn.openSample', () => openSample(context)),
    commands.registerCommand('urn.showReferences', (uri: string, line: number, character: number) =>
      commands.executeCommand('editor.action.findReferences', Uri.parse(uri), new Position(line, character))),
    workspace.onDidChangeConfiguration((change) => {
      if (['urn.java.home', 'urn.server.maxHeap', 'urn.schemes'].some((name) => change.affectsConfiguration(name))) {
        void started.restart();
      }
    }),
  );
  void started.restart(); // not awaited: VS Code should not wait for a JVM
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}

/** Asks the server to execute one of its commands; undefined when it is not running. */
async function execute<T>({ client }: Server, command: string, ...args: unknown[]): Promise<T | undefined> {
  if (client === undefined || !client.isRunning()) {
    void window.showWarningMessage('The URN language server is not running. “URN: Show Output” says why.');
    return undefined;
  }
  try {
    return await client.sendRequest(ExecuteCommandRequest.type, { command, arguments: args }) as T;
  } catch (error) {
    void window.showWarningMessage(`The URN language server did not answer: ${String(error)}`);
    return undefined;
  }
}

/** The URN under the cursor as RFC 8141 §4.4 wants it exchanged: encoded, normalized, without the escapes of the document. */
async function copyCanonical(running: Server): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor === undefined) {
    return;
  }
  const urn = await execute<string | null>(running, 'urn-ls.canonical', {
    uri: editor.document.uri.toString(),
    position: { line: editor.selection.active.line, character: editor.selection.active.character },
  });
  if (urn) {
    await env.clipboard.writeText(urn);
    window.setStatusBarMessage(`Copied ${urn}`, 5000);
  } else if (urn === null) {
    void window.showInformationMessage('There is no valid URN at the cursor.');
  }
}

async function checkWorkspace(running: Server): Promise<void> {
  type Result = { files: number; findings: number; notRead: number; cancelled: boolean };
  const result = await execute<Result>(running, 'urn-ls.checkWorkspace');
  if (result === undefined) {
    return;
  }
  const { files, findings, notRead, cancelled } = result;
  const more = notRead > 0 ? ` ${notRead} could not be read; “URN: Show Output” names them.` : '';
  void offer(`URN: ${findings} findings in ${files} files${cancelled ? ', then cancelled' : ''}.${more}`, {
    'Show Problems': () => commands.executeCommand('workbench.actions.view.problems'),
  }, 'Information');
}

/** Opens a report for the user to read and complete; nothing is sent. */
async function reportProblem(context: ExtensionContext, running: Server): Promise<void> {
  const file = Uri.joinPath(context.logUri, 'URN.log');
  const log = await Promise.resolve(workspace.fs.readFile(file)).then((bytes) => new TextDecoder().decode(bytes), () => '(no log)');
  const { version: own } = context.extension.packageJSON as { version: string };
  const content = [
    '# What happened', '', '# What should have happened', '', '# How to repeat it', '',
    '# Versions', '', `- extension ${own}`, `- VS Code ${version}, ${env.appHost}`, `- ${process.platform} ${process.arch}`,
    `- server: ${running.description}`, '', '# Log', '', '```', ...log.trimEnd().split('\n').slice(-LOG_LINES), '```', '',
  ].join('\n');
  await window.showTextDocument(await workspace.openTextDocument({ language: 'markdown', content }));
  await offer('Complete the report, remove what you do not want to publish, and paste it into a new issue.', {
    'Open Issue Page': () => env.openExternal(Uri.parse(ISSUES)),
  }, 'Information');
}

/** The sample of the walkthrough, as a new file that can be changed without harm. */
async function openSample(context: ExtensionContext): Promise<void> {
  const content = new TextDecoder().decode(await workspace.fs.readFile(Uri.joinPath(context.extensionUri, 'walkthrough', 'sample.xml')));
  await window.showTextDocument(await workspace.openTextDocument({ language: 'xml', content }));
}
