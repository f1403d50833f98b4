import { env, Uri, version, window, workspace, type ExtensionContext } from 'vscode';
import { offer } from './offer';
import type { Server } from './server';

const ISSUES = 'https://github.com/urn-ls/urn-ls/issues/new';
const LOG_LINES = 200;

/** Opens a report for the user to read and complete; nothing is sent. */
export async function reportProblem(context: ExtensionContext, server: Server): Promise<void> {
  const file = Uri.joinPath(context.logUri, 'URN.log');
  const log = await Promise.resolve(workspace.fs.readFile(file)).then((bytes) => new TextDecoder().decode(bytes), () => '(no log)');
  const { version: own } = context.extension.packageJSON as { version: string };
  const content = [
    '# What happened', '', '# What should have happened', '', '# How to repeat it', '',
    '# Versions', '', `- extension ${own}`, `- VS Code ${version}, ${env.appHost}`, `- ${server.machine}`,
    `- server: ${server.description}`, '', '# Log', '', '```', ...log.trimEnd().split('\n').slice(-LOG_LINES), '```', '',
  ].join('\n');
  await window.showTextDocument(await workspace.openTextDocument({ language: 'markdown', content }));
  await offer('Complete the report, remove what you do not want to publish, and paste it into a new issue.', {
    'Open Issue Page': () => env.openExternal(Uri.parse(ISSUES)),
  }, 'Information');
}
