import {
  commands, ConfigurationTarget, env, FileType, Position, Uri, version, window, workspace, type ExtensionContext, type TextEditor,
} from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient/node';
import { offer, Server } from './server';
import { showStatus } from './status';
import { walkthroughCommands } from './walkthrough';

const ISSUES = 'https://github.com/urn-ls/urn-ls/issues/new';
const LOG_LINES = 200;

let server: Server | undefined;

export function activate(context: ExtensionContext): void {
  const started = new Server(context);
  server = started;
  context.subscriptions.push(
    started,
    ...showStatus(started),
    ...walkthroughCommands(context, started),
    commands.registerCommand('urn.restart', () => started.restart()),
    commands.registerCommand('urn.showOutput', () => started.log.show()),
    commands.registerCommand('urn.copyCanonical', () => copyCanonical(started)),
    commands.registerCommand('urn.explain', () => commands.executeCommand('editor.action.showHover')),
    commands.registerCommand('urn.checkWorkspace', () => check(started)),
    commands.registerCommand('urn.checkFolder', (folder: Uri, selected?: Uri[]) => checkFolders(started, selected ?? [folder])),
    commands.registerCommand('urn.acceptInSettings', acceptInSettings),
    commands.registerCommand('urn.save', async (uri: string) => (await workspace.openTextDocument(Uri.parse(uri))).save()),
    window.onDidChangeTextEditorSelection(({ textEditor }) => markUrn(textEditor)),
    window.onDidChangeActiveTextEditor((editor) => markUrn(editor)),
    commands.registerCommand('urn.reportProblem', () => reportProblem(context, started)),
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
async function execute<T>(running: Server, command: string, ...args: unknown[]): Promise<T | undefined> {
  const client = await running.ready();
  if (client === undefined) {
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

/** What is selected in the Explorer may be files as well, and folders in folders. */
async function checkFolders(running: Server, selected: Uri[]): Promise<void> {
  for (const uri of selected) {
    if ((await workspace.fs.stat(uri)).type & FileType.Directory) {
      await check(running, uri);
    }
  }
}

/** Checks all files of the workspace, or those of one folder. */
async function check(running: Server, folder?: Uri): Promise<void> {
  type Result = { text: string; notRead: number; cancelled: boolean };
  const result = await execute<Result>(running, 'urn-ls.checkWorkspace', ...folder === undefined ? [] : [{ uri: folder.toString() }]);
  if (result === undefined) {
    return;
  }
  const { text, notRead, cancelled } = result;
  const more = notRead > 0 ? ` ${notRead} could not be read; “URN: Show Output” names them.` : '';
  void offer(`URN: ${text}${cancelled ? ', then cancelled' : ''}.${more}`, {
    'Show Problems': () => commands.executeCommand('workbench.actions.view.problems'),
  }, 'Information');
}

/** Adds a pattern to `urn.accept` of the user, or of the workspace where that has one of its own, which counts instead. */
async function acceptInSettings(pattern: string, document: string): Promise<void> {
  const settings = workspace.getConfiguration('urn', Uri.parse(document));
  const accepted = settings.inspect<string[]>('accept');
  const [target, before] = accepted?.workspaceFolderValue !== undefined
    ? [ConfigurationTarget.WorkspaceFolder, accepted.workspaceFolderValue]
    : accepted?.workspaceValue !== undefined
      ? [ConfigurationTarget.Workspace, accepted.workspaceValue]
      : [ConfigurationTarget.Global, accepted?.globalValue ?? []];
  await settings.update('accept', [...new Set([...before, pattern])], target);
  if (target !== ConfigurationTarget.Global) {
    const where = target === ConfigurationTarget.Workspace ? 'the workspace' : 'the folder';
    void window.showInformationMessage(`“${pattern}” was added to the settings of ${where}, which count instead of yours.`);
  }
}

/** The editor's menu has commands for a URN only where the cursor is in one. */
function markUrn(editor: TextEditor | undefined): void {
  const at = editor?.document.getWordRangeAtPosition(editor.selection.active, /urn\\?:[^\s"'<>]+/i);
  void commands.executeCommand('setContext', 'urn.atCursor', at !== undefined);
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
