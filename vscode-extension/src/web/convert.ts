// From the checker's answers, which count offsets in UTF-16 code units, to the protocol's, which count lines.
import {
  CompletionItemKind, DiagnosticSeverity, MarkupKind, SymbolKind, type CompletionItem, type Diagnostic, type DocumentLink,
  type DocumentSymbol, type Hover, type Range, type TextEdit,
} from 'vscode-languageserver/browser';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type * as checker from 'urn-ls';

const RULES = 'https://github.com/urn-ls/urn-ls/blob/main/docs/rules/';

const SEVERITIES = {
  error: DiagnosticSeverity.Error, warning: DiagnosticSeverity.Warning, information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;

const KINDS = {
  namespace: CompletionItemKind.Module, segment: CompletionItemKind.Field, value: CompletionItemKind.Value,
  component: CompletionItemKind.Operator, name: CompletionItemKind.Constant,
} as const;

export const range = (document: TextDocument, { start, end }: checker.Range): Range =>
  ({ start: document.positionAt(start), end: document.positionAt(end) });

export const edit = (document: TextDocument, change: checker.TextEdit): TextEdit =>
  ({ range: range(document, change), newText: change.newText });

export const diagnostic = (document: TextDocument, finding: checker.Finding): Diagnostic => ({
  range: range(document, finding),
  severity: SEVERITIES[finding.severity],
  code: finding.code,
  codeDescription: { href: `${RULES}${finding.code}.md` },
  source: 'urn',
  message: finding.message,
});

export const hover = (document: TextDocument, found: checker.Hover): Hover =>
  ({ range: range(document, found), contents: { kind: MarkupKind.Markdown, value: found.markdown } });

export function completion(document: TextDocument, found: checker.Completion, rank: number): CompletionItem {
  const isName = found.kind === 'name';
  return {
    label: isName ? found.short : found.label,
    ...isName ? { labelDetails: { description: found.detail } } : {},
    kind: KINDS[found.kind],
    detail: isName ? found.label : found.detail,
    ...found.about === '' ? {} : { documentation: found.about },
    sortText: String(rank).padStart(4, '0'),
    filterText: found.filter,
    textEdit: edit(document, found),
  };
}

export const link = (document: TextDocument, found: checker.Link): DocumentLink =>
  ({ range: range(document, found), target: found.target, tooltip: found.title });

export function symbol(document: TextDocument, found: checker.NameSymbol): DocumentSymbol {
  const place = range(document, found);
  return { name: found.name, detail: found.detail, kind: SymbolKind.String, range: place, selectionRange: place };
}

/** The edits that make `text` of a document, so small that cursors stay: one in each line, or one for all if lines came or went. */
export function edits(document: TextDocument, text: string): TextEdit[] {
  const before = document.getText().split('\n');
  const after = text.split('\n');
  const pairs = before.length === after.length
    ? before.map((line, i) => [line, after[i] ?? ''] as const)
    : [[document.getText(), text] as const];
  const all: TextEdit[] = [];
  let offset = 0;
  for (const [old, changed] of pairs) {
    if (old !== changed) {
      all.push(edit(document, difference(old, changed, offset)));
    }
    offset += old.length + 1;
  }
  return all;
}

/** What is between the common beginning and the common end of two texts. */
function difference(old: string, changed: string, offset: number): checker.TextEdit {
  const shorter = Math.min(old.length, changed.length);
  let first = 0;
  while (first < shorter && old[first] === changed[first]) {
    first++;
  }
  let last = 0;
  while (last < shorter - first && old[old.length - 1 - last] === changed[changed.length - 1 - last]) {
    last++;
  }
  return { start: offset + first, end: offset + old.length - last, newText: changed.slice(first, changed.length - last) };
}
