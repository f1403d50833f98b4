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
  const refresh = () => {
    const document = window.activeTextEditor?.document;
    const uri = document?.uri;
    item.command = output;
    if (uri === undefined || OURS_OR_OUTPUT.includes(uri.scheme)) {
      item.text = 'URN';
      item.detail = '';
      return;
    }
    if (!server.schemes().includes(uri.scheme)) {
      item.text = 'URN: not checked';
      item.severity = LanguageStatusSeverity.Information;
      item.detail = `urn.schemes does not list “${uri.scheme}”`;
    } else if (server.client === undefined || !server.client.isRunning()) {
      item.text = 'URN: not running';
      item.detail = server.description;
      item.severity = LanguageStatusSeverity.Warning;
    } else if (document !== undefined && server.whyNot(document) !== undefined) {
      item.text = 'URN: not checked';
      item.detail = server.whyNot(document) ?? '';
      item.severity = LanguageStatusSeverity.Warning;
    } else {
      void summary(server.client, uri).then((found) => {
        if (window.activeTextEditor?.document.uri.toString() === uri.toString()) {
          item.text = `URN: ${found?.text ?? 'not checked'}`;
          item.detail = detail(found);
          item.severity = found?.project ? LanguageStatusSeverity.Warning : LanguageStatusSeverity.Information;
          if (found?.project) {
            item.text = `${item.text}; urn-ls.json is faulty`;
            item.detail = found.project;
            item.command = { command: 'workbench.actions.view.problems', title: 'Show Problems' };
          }
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
