// Renames a name in the open documents; other files cannot be changed from a worker, and the user is told so.
import { ResponseError, ErrorCodes, TextDocumentEdit, type Connection, type Range, type WorkspaceEdit } from 'vscode-languageserver/browser';
import * as checker from 'urn-ls';
import { edit, range } from './convert';
import type { Documents, Question } from './documents';

const counted = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

async function target({ text, options }: Question, offset: number, newText: string): Promise<checker.Target | null> {
  const found = await checker.target(text, offset, newText, options);
  if (found?.refusal !== undefined) {
    throw new ResponseError(ErrorCodes.InvalidParams, found.refusal);
  }
  return found;
}

/** The text that can be changed. */
export async function prepareRename(question: Question, offset: number): Promise<{ range: Range; placeholder: string } | null> {
  const found = await target(question, offset, '');
  return found === null ? null : { range: range(question.document, found), placeholder: found.text };
}

export async function rename(connection: Connection, documents: Documents, here: Question, offset: number,
  newText: string): Promise<WorkspaceEdit | null> {
  const found = await target(here, offset, newText);
  if (found === null) {
    return null;
  }
  const changes: TextDocumentEdit[] = [];
  const against = found.doubt === undefined ? [] : [`${found.doubt}.`];
  let places = 0;
  let isUsed = false;
  for (const uri of documents.open.keys()) {
    await documents.ask(uri, undefined, async ({ document, text, options }) => {
      const renamed = await checker.rename(text, found.name, found.newName, options);
      isUsed ||= renamed.isUsed;
      places += renamed.edits.length;
      against.push(...renamed.obstacles.map((why) => `${why}.`));
      if (renamed.edits.length > 0) {
        changes.push(TextDocumentEdit.create({ uri, version: document.version }, renamed.edits.map((each) => edit(document, each))));
      }
    });
  }
  if (isUsed) {
    against.push(`“${found.newName}” is used already; the two would become one.`);
  }
  if (against.length > 0) {
    const choice = await connection.window.showWarningMessage(`URN: ${[...new Set(against)].join(' ')}`, { title: 'Rename anyway' });
    if (choice === undefined) {
      return null;
    }
  }
  connection.window.showInformationMessage(
    `URN: renamed ${counted(places, 'place')} in ${counted(changes.length, 'open file')}. Files that are not open keep the old name.`);
  return { documentChanges: changes };
}
