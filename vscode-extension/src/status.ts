// The entry under “{}” in the status bar: what was found in the document in front, or why it is not checked.
import { languages, LanguageStatusSeverity, window, workspace, type Disposable, type Uri } from 'vscode';
import { ExecuteCommandRequest, type BaseLanguageClient } from 'vscode-languageclient';
import type { Server } from './server';

type Summary = Readonly<{ text: string; specification: string; onlyOpen: boolean; project: string }>;

/** Kinds of documents that nobody would expect to be checked. */
const OURS_OR_OUTPUT = ['urn-ls', 'output'];

/** What the server says of a document: “30 URNs, no problems”; undefined when it does not look at it. */
async function summary(client: BaseLanguageClient, uri: Uri): Promise<Summary | undefined> {
  const found = await client.sendRequest(ExecuteCommandRequest.type, { command: 'urn-ls.summary', arguments: [{ uri: client.code2ProtocolConverter.asUri(uri) }] })
    .catch(() => undefined) as Summary | null | undefined;
  return found ?? undefined;
}

export function showStatus(server: Server): Disposable[] {
  const item = languages.createLanguageStatusItem('urn', '*');
  item.name = 'URN';
  const output = { command: 'urn.showOutput', title: 'Show Output' };
  const show = (text: string, reason = '', severity = LanguageStatusSeverity.Information, command = output) =>
    Object.assign(item, { text, detail: reason, severity, command });
  const refresh = () => {
    const document = window.activeTextEditor?.document;
    const uri = document?.uri;
    if (uri === undefined || OURS_OR_OUTPUT.includes(uri.scheme)) {
      show('URN');
    } else if (!server.schemes().includes(uri.scheme)) {
      show('URN: not checked', `urn.schemes does not list “${uri.scheme}”`);
    } else if (server.client === undefined || !server.client.isRunning()) {
      show('URN: not running', server.description, LanguageStatusSeverity.Warning);
    } else if (document !== undefined && server.whyNot(document) !== undefined) {
      show('URN: not checked', server.whyNot(document), LanguageStatusSeverity.Warning);
    } else {
      void summary(server.client, uri).then((found) => {
        if (window.activeTextEditor?.document.uri.toString() !== uri.toString()) {
          return; // another one is in front
        }
        if (found?.project) {
          show(`URN: ${found.text}; urn-ls.json is faulty`, found.project, LanguageStatusSeverity.Warning,
            { command: 'workbench.actions.view.problems', title: 'Show Problems' });
        } else {
          show(`URN: ${found?.text ?? 'not checked'}`, detail(found));
        }
      });
    }
  };
  refresh();
  return [
    item,
    server.onDidChange(refresh),
    window.onDidChangeActiveTextEditor(refresh),
    languages.onDidChangeDiagnostics(({ uris }) => {
      const uri = window.activeTextEditor?.document.uri.toString();
      if (uris.some((changed) => changed.toString() === uri)) {
        refresh();
      }
    }),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('urn') && refresh()),
  ];
}

function detail(found: Summary | undefined): string {
  if (found === undefined) {
    return 'left out by the settings or by urn-ls.json';
  }
  return `by ${found.specification}${found.onlyOpen ? '; only open files are checked' : ''}`;
}
