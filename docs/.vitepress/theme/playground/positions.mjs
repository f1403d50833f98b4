// Offsets of CodeMirror as positions of the Language Server Protocol, and back. Both count UTF-16 code units.
import { ChangeSet } from '@codemirror/state';

/** The offset of a position, or the one next to it if it is of an older text. */
export function offsetAt(doc, { line, character }) {
  const { from, to } = doc.line(Math.min(line + 1, doc.lines));
  return Math.min(from + character, to);
}

export function positionAt(doc, offset) {
  const { number, from } = doc.lineAt(offset);
  return { line: number - 1, character: offset - from };
}

export const offsetsOf = (doc, { start, end }) => ({ from: offsetAt(doc, start), to: offsetAt(doc, end) });

export const rangeOf = (doc, from, to) => ({ start: positionAt(doc, from), end: positionAt(doc, to) });

/** The edits of the server as changes of a text. */
export const changesOf = (doc, edits) =>
  ChangeSet.of(edits.map(({ range, newText }) => ({ ...offsetsOf(doc, range), insert: newText })), doc.length);

/** The changes of a text as the server gets them: one after the other, so the last comes first. */
export function contentChanges(doc, changes) {
  const found = [];
  changes.iterChanges((from, to, newFrom, newTo, text) => found.unshift({ range: rangeOf(doc, from, to), text: text.toString() }));
  return found;
}
