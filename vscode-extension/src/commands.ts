// The commands that work wherever the extension runs.
import {
  commands, ConfigurationTarget, env, Position, window, workspace, type Disposable, type ExtensionContext, type TextEditor, type Uri,
} from 'vscode';
import { execute } from './execute';
import { moveNamespace } from './move';
import { namesView } from './names';
import { reportProblem } from './report';
import type { Server } from './server';
import { showStatus } from './status';
import { walkthroughCommands } from './walkthrough';

export function sharedCommands(context: ExtensionContext, server: Server): Disposable[] {
  return [
    ...showStatus(server),
    ...walkthroughCommands(context, server),
    ...namesView(server),
    commands.registerCommand('urn.restart', () => server.restart()),
    commands.registerCommand('urn.showOutput', () => server.log.show()),
    commands.registerCommand('urn.copyCanonical', () => copyCanonical(server)),
    commands.registerCommand('urn.moveNamespace', (namespace: unknown) => moveNamespace(server, namespace)),
    commands.registerCommand('urn.explain', () => commands.executeCommand('editor.action.showHover')),
    commands.registerCommand('urn.reportProblem', () => reportProblem(context, server)),
    commands.registerCommand('urn.acceptInSettings', (pattern: string, document: string) => acceptInSettings(pattern, server.toCode(document))),
    commands.registerCommand('urn.save', async (uri: string) => (await workspace.openTextDocument(server.toCode(uri))).save()
      .then(() => window.setStatusBarMessage(`Changed ${workspace.asRelativePath(server.toCode(uri))}`, 10_000))),
    commands.registerCommand('urn.showReferences', (uri: string, line: number, character: number) =>
      commands.executeCommand('editor.action.findReferences', server.toCode(uri), new Position(line, character))),
    window.onDidChangeTextEditorSelection(({ textEditor }) => markUrn(textEditor)),
    window.onDidChangeActiveTextEditor((editor) => markUrn(editor)),
  ];
}

/** The URN under the cursor as RFC 8141 §4.4 wants it exchanged: encoded, normalized, without the escapes of the document. */
async function copyCanonical(server: Server): Promise<void> {
  const editor = window.activeTextEditor;
  const client = await server.ready();
  if (editor === undefined || client === undefined) {
    return;
  }
  const urn = await execute<string | null>(server, 'urn-ls.canonical', {
    uri: client.code2ProtocolConverter.asUri(editor.document.uri),
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

/** Adds a pattern to `urn.accept` of the user, or of the workspace where that has one of its own, which counts instead. */
async function acceptInSettings(pattern: string, document: Uri): Promise<void> {
  const settings = workspace.getConfiguration('urn', document);
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
