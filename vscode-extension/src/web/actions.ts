// Code actions: the checker's, and all safe repairs at once.
import { CodeActionKind, type CodeAction, type CodeActionParams, type WorkspaceEdit } from 'vscode-languageserver/browser';
import * as checker from 'urn-ls';
import { diagnostic, edit, edits } from './convert';
import type { Documents, Question } from './documents';

export const FIX_ALL = `${CodeActionKind.SourceFixAll}.urn`;

export async function codeActions(documents: Documents, question: Question, { range, context }: CodeActionParams): Promise<CodeAction[]> {
  const { document, text, options } = question;
  const wanted = (kind: string) => context.only === undefined || context.only.some((only) => kind === only || kind.startsWith(`${only}.`));
  const all: CodeAction[] = [];
  if (wanted(CodeActionKind.QuickFix) || wanted(CodeActionKind.RefactorRewrite)) {
    const { findings } = await documents.result(question);
    const found = await checker.actions(text, document.offsetAt(range.start), document.offsetAt(range.end), options);
    all.push(...found.filter(({ kind }) => wanted(kind)).map((action) => codeAction(question, action, findings)));
  }
  // It concerns the document, not the cursor, so a menu has it only on request.
  if (context.only !== undefined && wanted(FIX_ALL)) {
    const changes = edits(document, (await checker.fix(text, options)).text);
    if (changes.length > 0) {
      all.push({ title: 'Make all safe repairs of URNs', kind: FIX_ALL, edit: inDocument(question, changes) });
    }
  }
  return all;
}

function codeAction(question: Question, action: checker.Action, findings: readonly checker.Finding[]): CodeAction {
  const { document } = question;
  const finding = findings.find(({ code, start, end }) => code === action.code && start === action.start && end === action.end);
  const isFirst = finding?.fixes[0]?.title === action.title;
  return {
    title: action.title,
    kind: action.kind,
    ...finding === undefined ? {} : { diagnostics: [diagnostic(document, finding)] },
    ...isFirst && action.safe ? { isPreferred: true } : {},
    edit: inDocument(question, action.edits.map((change) => edit(document, change))),
  };
}

/** Edits of this version; the editor refuses them for another. */
const inDocument = ({ document: { uri, version } }: Question, changes: ReturnType<typeof edits>): WorkspaceEdit =>
  ({ documentChanges: [{ textDocument: { uri, version }, edits: changes }] });
