// The entry under “{}” in the status bar: what was found in the document in front, or why it is not checked.
import { languages, LanguageStatusSeverity, window, workspace, type Disposable, type TextEditor } from 'vscode';
import type { Server } from './server';

export function showStatus(server: Server): Disposable[] {
  const item = languages.createLanguageStatusItem('urn', '*');
  item.name = 'URN';
  item.command = { command: 'urn.showOutput', title: 'Show Output' };
  const refresh = (editor: TextEditor | undefined = window.activeTextEditor) => {
    if (editor === undefined) {
      return;
    }
    const settings = workspace.getConfiguration('urn', editor.document);
    const { scheme } = editor.document.uri;
    if (!settings.get<string[]>('schemes', []).includes(scheme)) {
      item.text = 'URN: not checked';
      item.detail = `documents of the kind “${scheme}” are not among urn.schemes`;
    } else if (server.client === undefined || !server.client.isRunning()) {
      item.text = 'URN: not running';
      item.detail = server.description;
    } else {
      const found = languages.getDiagnostics(editor.document.uri).filter(({ source }) => source === 'urn').length;
      item.text = `URN: ${found === 0 ? 'nothing found' : found === 1 ? '1 finding' : `${found} findings`}`;
      item.detail = `by ${settings.get('specification', 'rfc8141')}`;
    }
    item.severity = item.text.endsWith('running') ? LanguageStatusSeverity.Warning : LanguageStatusSeverity.Information;
  };
  return [
    item,
    window.onDidChangeActiveTextEditor(refresh),
    languages.onDidChangeDiagnostics(() => refresh()),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('urn') && refresh()),
  ];
}
