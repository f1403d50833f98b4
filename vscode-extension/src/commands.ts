// The commands that work wherever the extension runs.
import { commands, env, window, type Disposable, type ExtensionContext, type TextEditor } from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient';
import { reportProblem } from './report';
import type { Running } from './running';
import { showStatus } from './status';
import { walkthroughCommands } from './walkthrough';

export function sharedCommands(context: ExtensionContext, running: Running): Disposable[] {
  return [
    ...showStatus(running),
    ...walkthroughCommands(context, running),
    commands.registerCommand('urn.restart', () => running.restart()),
    commands.registerCommand('urn.showOutput', () => running.log.show()),
    commands.registerCommand('urn.copyCanonical', () => copyCanonical(running)),
    commands.registerCommand('urn.explain', () => commands.executeCommand('editor.action.showHover')),
    commands.registerCommand('urn.reportProblem', () => reportProblem(context, running)),
    window.onDidChangeTextEditorSelection(({ textEditor }) => markUrn(textEditor)),
    window.onDidChangeActiveTextEditor((editor) => markUrn(editor)),
  ];
}

/** Asks the server to execute one of its commands; undefined when it is not running. */
export async function execute<T>(running: Running, command: string, ...args: unknown[]): Promise<T | undefined> {
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
async function copyCanonical(running: Running): Promise<void> {
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

/** The editor's menu has commands for a URN only where the cursor is in one. */
function markUrn(editor: TextEditor | undefined): void {
  const at = editor?.document.getWordRangeAtPosition(editor.selection.active, /urn\\?:[^\s"'<>]+/i);
  void commands.executeCommand('setContext', 'urn.atCursor', at !== undefined);
}
