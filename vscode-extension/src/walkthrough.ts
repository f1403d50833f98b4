// The steps of the walkthrough. They are clicked where no text is edited, so each brings the sample to the front first.
import {
  commands, languages, Range, TabInputText, Uri, ViewColumn, window, workspace, type Diagnostic, type Disposable, type ExtensionContext,
  type Position, type TextDocument,
} from 'vscode';
import type { Server } from './server';

const EXPLAINED = 'isbn:9780306406157';
const PATIENCE_MS = 5000;

/** The sample that was opened last, and what was written in it then. */
let sample: { readonly document: TextDocument; readonly content: string } | undefined;

export function walkthroughCommands(context: ExtensionContext, server: Server): Disposable[] {
  return [
    commands.registerCommand('urn.openSample', () => openSample(context)),
    commands.registerCommand('urn.explainSample', () => onSample(context, server, 'editor.action.showHover', (document) =>
      document.positionAt(document.getText().indexOf(EXPLAINED)))),
    commands.registerCommand('urn.repairSample', () => onSample(context, server, 'editor.action.quickFix', (_, [first]) => first?.range.start)),
  ];
}

/** Runs a command of the editor where `place` says, once the findings of the sample are there. */
async function onSample(
  context: ExtensionContext, server: Server, command: string, place: (document: TextDocument, findings: Diagnostic[]) => Position | undefined,
): Promise<void> {
  const { document, viewColumn } = await openSample(context);
  if (await server.ready() === undefined) {
    return;
  }
  const at = place(document, await findings(document.uri));
  if (at === undefined) {
    void window.showInformationMessage('There are no findings in the sample: urn.enable or urn.exclude may leave out XML.');
    return;
  }
  const selection = new Range(at, at);
  await window.showTextDocument(document, { selection, ...(viewColumn === undefined ? {} : { viewColumn }) });
  // The hover of the step before may be open. Not every version has the command.
  await commands.executeCommand('editor.action.hideHover').then(undefined, () => undefined);
  await commands.executeCommand(command);
}

/** A new file that can be changed without harm, or the one from before as long as it was not changed; beside the walkthrough, not over it. */
async function openSample(context: ExtensionContext) {
  if (sample === undefined || sample.document.isClosed || sample.document.getText() !== sample.content) {
    const content = new TextDecoder().decode(await workspace.fs.readFile(Uri.joinPath(context.extensionUri, 'walkthrough', 'sample.xml')));
    const document = await workspace.openTextDocument({ language: 'xml', content });
    sample = { document, content: document.getText() };
  }
  const { document } = sample;
  const shown = window.visibleTextEditors.find((editor) => editor.document === document)?.viewColumn;
  const front = window.tabGroups.activeTabGroup.activeTab;
  const free = front === undefined || front.input instanceof TabInputText;
  return window.showTextDocument(document, shown ?? (free ? ViewColumn.Active : ViewColumn.Beside));
}

/** What we have found in a document, from the top; waits until there is something, but not for ever. */
function findings(uri: Uri): Promise<Diagnostic[]> {
  return new Promise((resolve) => {
    let late = false;
    const look = () => {
      const found = languages.getDiagnostics(uri).filter(({ source }) => source === 'urn');
      if (found.length > 0 || late) {
        listener.dispose();
        clearTimeout(timer);
        resolve(found.sort((a, b) => a.range.start.compareTo(b.range.start)));
      }
    };
    const listener = languages.onDidChangeDiagnostics(look);
    const timer = setTimeout(() => {
      late = true;
      look();
    }, PATIENCE_MS);
    look();
  });
}
