// The worker: hands questions of the Language Server Protocol to the checker.
import {
  BrowserMessageReader, BrowserMessageWriter, CodeActionKind, createConnection, DocumentHighlightKind, DocumentSymbolRequest,
  TextDocumentSyncKind, type DocumentDiagnosticReport, type Disposable, type InitializeResult, type Position,
} from 'vscode-languageserver/browser';
import * as checker from 'urn-ls';
import { codeActions, FIX_ALL } from './actions';
import * as convert from './convert';
import { Documents } from './documents';
import { CHANGED, type Start, type Wishes } from './messages';
import { references } from './references';
import { prepareRename, rename } from './rename';

type AtPosition = Readonly<{ textDocument: { uri: string }; position: Position }>;

const scope = self as DedicatedWorkerGlobalScope;
const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope));
const documents = new Documents(connection);
let wishes: Wishes = { documentSymbols: false };
let symbolsOffered: Promise<Disposable> | undefined;

connection.onInitialize(async ({ initializationOptions }): Promise<InitializeResult> => {
  const start = initializationOptions as Start;
  wishes = start;
  await hold(start.lock);
  return {
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      hoverProvider: true,
      completionProvider: { triggerCharacters: [':', '?', '"'] },
      documentLinkProvider: {},
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
      documentHighlightProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL, CodeActionKind.RefactorRewrite] },
      diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false },
      executeCommandProvider: { commands: ['urn-ls.canonical', 'urn-ls.summary'] },
    },
  };
});

connection.onInitialized(offerSymbols);

connection.onNotification(CHANGED, (now: Wishes) => {
  wishes = now;
  offerSymbols();
  documents.clear();
  connection.languages.diagnostics.refresh();
});

connection.languages.diagnostics.on(({ textDocument: { uri } }) => documents.ask<DocumentDiagnosticReport>(uri, { kind: 'full', items: [] },
  async (question) => {
    const { findings } = await documents.result(question);
    return { kind: 'full', items: findings.map((finding) => convert.diagnostic(question.document, finding)) };
  }));

connection.onHover(({ textDocument: { uri }, position }) => documents.ask(uri, null, async ({ document, text, options }) => {
  const found = await checker.hover(text, document.offsetAt(position), options);
  return found === null ? null : convert.hover(document, found);
}));

connection.onCompletion(({ textDocument: { uri }, position }) => documents.ask(uri, null, async ({ document, text, options }) => {
  const found = await checker.complete(text, document.offsetAt(position), options);
  // Incomplete: the items depend on the typed text, since names are also found by their titles.
  return { isIncomplete: found.length > 0, items: found.map((each, rank) => convert.completion(document, each, rank)) };
}));

connection.onCodeAction((params) => documents.ask(params.textDocument.uri, [], (question) => codeActions(documents, question, params)));

connection.onDocumentLinks(({ textDocument: { uri } }) => documents.ask(uri, [], async ({ document, text, options }) =>
  (await checker.links(text, options)).map((link) => convert.link(document, link))));

connection.onDocumentSymbol(({ textDocument: { uri } }) => documents.ask(uri, [], async ({ document, text, options }) =>
  (await checker.symbols(text, options)).map((symbol) => convert.symbol(document, symbol))));

connection.onReferences(({ textDocument: { uri }, position }) => documents.ask(uri, [], (question) =>
  references(documents, question, question.document.offsetAt(position))));

connection.onPrepareRename(({ textDocument: { uri }, position }) => documents.ask(uri, null, (question) =>
  prepareRename(question, question.document.offsetAt(position))));

connection.onRenameRequest(({ textDocument: { uri }, position, newName }) => documents.ask(uri, null, (question) =>
  rename(connection, documents, question, question.document.offsetAt(position), newName)));

connection.onDocumentHighlight(({ textDocument: { uri }, position }) => documents.ask(uri, [], async ({ document, text, options }) =>
  (await checker.references(text, document.offsetAt(position), options))
    .map((place) => ({ range: convert.range(document, place), kind: DocumentHighlightKind.Read }))));

connection.onExecuteCommand(({ command, arguments: [argument] = [] }) => {
  if (command === 'urn-ls.summary') {
    return documents.ask((argument as { uri: string }).uri, null, async (question) => ({ text: (await documents.result(question)).summary }));
  }
  const { uri, position } = argument as { uri: string; position: AtPosition['position'] };
  return documents.ask(uri, null, ({ document, text, options }) => checker.canonical(text, document.offsetAt(position), options));
});

connection.listen();

/** Some views show the symbols of one extension only, so an unused offer would hide those of another. */
function offerSymbols(): void {
  if (wishes.documentSymbols) {
    symbolsOffered ??= connection.client.register(DocumentSymbolRequest.type, { documentSelector: null });
  } else {
    void symbolsOffered?.then((offer) => offer.dispose());
    symbolsOffered = undefined;
  }
}

/**
 * Takes a lock and keeps it: the browser gives it to the extension when this worker has ended, however that came. A page without encryption,
 * or without an origin, has no locks; there the extension is not told.
 */
const hold = (lock: string): Promise<void> => new Promise((held) => {
  if (!('locks' in navigator)) {
    held();
    return;
  }
  navigator.locks.request(lock, () => {
    held();
    return new Promise(() => undefined);
  }).catch(() => held());
});
