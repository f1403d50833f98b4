// The task “urn-ls: check”: the command line checks a folder, and the problem matcher shows its findings among the problems.
import { join } from 'node:path';
import {
  ProcessExecution, ShellExecution, ShellQuoting, Task, tasks, workspace, type Disposable, type ExtensionContext, type TaskDefinition, type WorkspaceFolder,
} from 'vscode';
import { launcher } from './commandline';
import type { ServerProcess } from './process';

const TYPE = 'urn-ls';
/** What the problem matcher reads: one line a finding, and all of them. */
const OUTPUT = ['--format=concise'];

/** The folder of the workspace in which the command line runs. */
const WHOLE = ['.'];

type Definition = TaskDefinition & { readonly args?: readonly string[] };

export function checkTask(context: ExtensionContext, server: ServerProcess): Disposable {
  const task = async (definition: Definition, folder: WorkspaceFolder) => {
    const execution = await executing(context.extensionPath, server, ['check', ...OUTPUT, ...definition.args ?? WHOLE], folder.uri.fsPath);
    return execution && new Task(definition, folder, 'check', TYPE, execution, '$urn-ls');
  };
  return tasks.registerTaskProvider(TYPE, {
    provideTasks: async () => {
      const folders = (workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
      const all = await Promise.all(folders.map((folder) => task({ type: TYPE, command: 'check' }, folder)));
      return all.filter((one) => one !== undefined);
    },
    resolveTask: ({ definition, scope }) =>
      definition['command'] === 'check' && typeof scope === 'object' ? task(definition, scope) : undefined,
  });
}

/** How the command line is started in `cwd`; undefined where there is no Java for it. */
async function executing(extension: string, server: ServerProcess, args: string[], cwd: string) {
  const script = launcher(extension);
  if (script !== undefined) {
    // Windows runs a batch file only through a shell.
    return process.platform === 'win32' ? new ShellExecution({ value: script, quoting: ShellQuoting.Strong }, args, { cwd })
      : new ProcessExecution(script, args, { cwd });
  }
  const java = await server.java();
  return java === undefined ? undefined : new ProcessExecution(java, ['-jar', join(extension, 'server', 'urn-ls.jar'), ...args], { cwd });
}
