import { commands, FileType, workspace, type ExtensionContext, type Uri } from 'vscode';
import { execute, sharedCommands } from './commands';
import { offer } from './offer';
import { ServerProcess } from './process';
import type { Server } from './server';

let server: ServerProcess | undefined;

export function activate(context: ExtensionContext): void {
  const started = new ServerProcess(context);
  server = started;
  context.subscriptions.push(
    started,
    ...sharedCommands(context, started),
    commands.registerCommand('urn.checkWorkspace', () => check(started)),
    commands.registerCommand('urn.checkFolder', (folder: Uri, selected?: Uri[]) => checkFolders(started, selected ?? [folder])),
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

/** What is selected in the Explorer may be files as well, and folders in folders. */
async function checkFolders(server: Server, selected: Uri[]): Promise<void> {
  for (const uri of selected) {
    if ((await workspace.fs.stat(uri)).type & FileType.Directory) {
      await check(server, uri);
    }
  }
}

/** Checks all files of the workspace, or those of one folder. */
async function check(server: Server, folder?: Uri): Promise<void> {
  type Result = { text: string; notRead: number; cancelled: boolean };
  const result = await execute<Result>(server, 'urn-ls.checkWorkspace', ...folder === undefined ? [] : [{ uri: folder.toString() }]);
  if (result === undefined) {
    return;
  }
  const { text, notRead, cancelled } = result;
  const more = notRead > 0 ? ` ${notRead} could not be read; “URN: Show Output” names them.` : '';
  void offer(`URN: ${text}${cancelled ? ', then cancelled' : ''}.${more}`, {
    'Show Problems': () => commands.executeCommand('workbench.actions.view.problems'),
  }, 'Information');
}
