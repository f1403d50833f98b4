// The extension in a browser (vscode.dev, github.dev): no Java and no files, but the same server, in a worker.
import { commands, window, workspace, type ExtensionContext } from 'vscode';
import { sharedCommands } from '../commands';
import { ServerWorker } from './worker';

const DESKTOP_ONLY = ['urn.checkWorkspace', 'urn.checkFolder'];

let server: ServerWorker | undefined;

export function activate(context: ExtensionContext): void {
  const started = new ServerWorker(context);
  server = started;
  void commands.executeCommand('setContext', 'urn.inBrowser', true);
  context.subscriptions.push(
    started,
    ...sharedCommands(context, started),
    ...DESKTOP_ONLY.map((command) => commands.registerCommand(command, () => window.showInformationMessage(
      'This needs the desktop version of VS Code. In the browser, open files are checked.'))),
    commands.registerCommand('urn.installCommandLine', () => window.showInformationMessage(
      'A browser has no terminal for the command line: install it, or the extension, on your machine.')),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('urn.schemes') && void started.restart()),
    workspace.onDidChangeWorkspaceFolders(() => void started.restart()), // their schemes may differ
  );
  void started.restart(); // not awaited: VS Code should not wait for the tables of the server
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}
