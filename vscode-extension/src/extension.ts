import { commands, FileType, workspace, type ExtensionContext, type Uri } from 'vscode';
import { commandLine } from './commandline';
import { sharedCommands } from './commands';
import { execute } from './execute';
import { offer, openSetting } from './offer';
import { ServerProcess } from './process';
import type { Server } from './server';
import { checkTask } from './task';

let server: ServerProcess | undefined;

/** The folders that were checked on request, `''` for the workspace: another server checks them again. */
const checked = new Set<string>();

export function activate(context: ExtensionContext): void {
  const started = new ServerProcess(context);
  server = started;
  context.subscriptions.push(
    started,
    ...sharedCommands(context, started),
    ...commandLine(context),
    checkTask(context, started),
    commands.registerCommand('urn.checkWorkspace', () => check(started)),
    commands.registerCommand('urn.checkFolder', (folder: Uri, selected?: Uri[]) => checkFolders(started, selected ?? [folder])),
    started.onDidStart(() => void checkAgain(started)),
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

type Result = Readonly<{ text: string; leftOut: string; setting: string; cancelled: boolean }>;

/** Only what was checked to its end is checked again: the rest may be what brought the server down. */
async function run(server: Server, folder: string): Promise<Result | undefined> {
  checked.delete(folder);
  const result = await execute<Result>(server, 'urn-ls.checkWorkspace', ...folder === '' ? [] : [{ uri: folder }]);
  if (result !== undefined && !result.cancelled) {
    checked.add(folder);
  }
  return result;
}

async function checkAgain(server: Server): Promise<void> {
  for (const folder of [...checked]) {
    await run(server, folder);
  }
}

/** Checks all files of the workspace, or those of one folder. */
async function check(server: Server, folder?: Uri): Promise<void> {
  const result = await run(server, folder?.toString() ?? '');
  if (result === undefined) {
    return;
  }
  const { text, leftOut, setting, cancelled } = result;
  void offer(`${text}${cancelled ? ', then cancelled' : ''}. ${leftOut}`.trim(), {
    'Show Problems': () => commands.executeCommand('workbench.actions.view.problems'),
    ...setting === '' ? {} : { 'Raise the Limit': () => openSetting(setting) },
  }, 'Information');
}
