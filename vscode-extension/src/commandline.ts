// The command line in the terminals of VS Code, and as a task. A package for one platform brings it along, in its folder `bin`.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commands, env, Uri, window, type Disposable, type ExtensionContext } from 'vscode';
import { offer } from './offer';

const INSTALLED = 'commandLine';
const OTHER_WAYS = 'https://github.com/urn-ls/urn-ls/blob/main/docs/install.md';

/** The script that starts the command line; undefined in the universal package. */
export function launcher(extension: string): string | undefined {
  const script = join(extension, 'bin', process.platform === 'win32' ? 'urn-ls.cmd' : 'urn-ls');
  return existsSync(script) ? script : undefined;
}

/** The commands that put it into the PATH of terminals, and take it out; does at once what was chosen in an earlier window. */
export function commandLine(context: ExtensionContext): Disposable[] {
  apply(context);
  return [
    commands.registerCommand('urn.installCommandLine', () => install(context)),
    commands.registerCommand('urn.removeCommandLine', async () => {
      await choose(context, false);
      void window.showInformationMessage('The command urn-ls is no longer in the PATH of new terminals.');
    }),
  ];
}

async function install(context: ExtensionContext): Promise<void> {
  if (launcher(context.extensionPath) === undefined) {
    void offer('This package of the extension has no command line: install the one for your platform, or urn-ls itself.', {
      'Other Ways to Install': () => env.openExternal(Uri.parse(OTHER_WAYS)),
    }, 'Information');
    return;
  }
  await choose(context, true);
  void offer('The command urn-ls is in the PATH of new terminals; try “urn-ls check .”', {
    'Open a Terminal': () => window.createTerminal().show(),
  }, 'Information');
}

async function choose(context: ExtensionContext, installed: boolean): Promise<void> {
  await context.globalState.update(INSTALLED, installed);
  apply(context);
}

/** VS Code keeps the variables for each workspace, with the folder of the version that set them; the choice counts for all, and for this version. */
function apply(context: ExtensionContext): void {
  const script = launcher(context.extensionPath);
  const installed = script !== undefined && context.globalState.get(INSTALLED, false);
  const variables = context.environmentVariableCollection;
  if (installed) {
    variables.description = 'urn-ls is in the PATH; “URN: Remove the Command Line” takes it out.';
    variables.prepend('PATH', join(context.extensionPath, 'bin') + delimiter);
  } else {
    variables.clear();
  }
  void commands.executeCommand('setContext', 'urn.commandLineInstalled', installed);
}
