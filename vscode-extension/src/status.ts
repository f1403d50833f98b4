// The entry under “{}” in the status bar: what was found in the document in front, or why it is not checked.
import { languages, LanguageStatusSeverity, window, workspace, type Disposable } from 'vscode';
import { setting, type Server } from './server';

export function showStatus(server: Server): Disposable[] {
  const item = languages.createLanguageStatusItem('urn', '*');
  item.name = 'URN';
  item.command = { command: 'urn.showOutput', title: 'Show Output' };
  const refresh = () => {
    const uri = window.activeTextEditor?.document.uri;
    if (uri === undefined) {
      return;
    }
    item.severity = LanguageStatusSeverity.Information;
    if (!setting('schemes', ['file', 'untitled']).includes(uri.scheme)) {
      item.text = 'URN: not checked';
      item.detail = `documents of the kind “${uri.scheme}” are not among urn.schemes`;
    } else if (server.client === undefined || !server.client.isRunning()) {
      item.text = 'URN: not running';
      item.detail = server.description;
      item.severity = LanguageStatusSeverity.Warning;
    } else {
      const found = languages.getDiagnostics(uri).filter(({ source }) => source === 'urn').length;
      item.text = `URN: ${found === 0 ? 'nothing found' : found === 1 ? '1 finding' : `${found} findings`}`;
      item.detail = `by ${setting('specification', 'rfc8141')}`;
    }
  };
  refresh();
  return [
    item,
    server.onDidChange(refresh),
    window.onDidChangeActiveTextEditor(refresh),
    languages.onDidChangeDiagnostics(refresh),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('urn') && refresh()),
  ];
}
