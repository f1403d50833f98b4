// All first repairs of a text together, and what they change, line by line.
import { ChangeSet } from '@codemirror/state';
import { offsetsOf } from './positions.mjs';

/** How much of a line is shown before and behind a change, in characters. */
const CONTEXT = 80;

/**
 * Repairs as one change. One that overlaps another before it is left for the next time.
 *
 * @param repairs each with its `edits`, and with `isSafe`
 * @returns `changes`, the `number` of repairs in them, and the `parts` of the text that they change; nothing if there is no repair
 */
export function suggestion(doc, repairs) {
  const taken = [];
  let number = 0;
  for (const { edits, isSafe } of repairs) {
    const found = edits.map(({ range, newText }) => ({ ...offsetsOf(doc, range), insert: newText, isSafe }));
    if (found.length > 0 && !found.some((one) => taken.some((other) => overlap(one, other)))) {
      taken.push(...found);
      number++;
    }
  }
  const changes = ChangeSet.of(taken, doc.length);
  return number > 0 ? { changes, number, parts: changedParts(doc, changes, taken) } : undefined;
}

const overlap = (one, other) => one.from === other.from || one.from < other.to && other.from < one.to;

/** The changed parts, each with its line: what stands before it, what it was, what it becomes, what follows. Near ones in one line are one. */
function changedParts(doc, changes, edits) {
  const now = changes.apply(doc);
  const parts = [];
  changes.iterChangedRanges((from, to, newFrom, newTo) => {
    const last = parts.at(-1);
    if (last && from - last.to < CONTEXT && from <= doc.lineAt(last.to).to) {
      Object.assign(last, { to, newTo });
    } else {
      parts.push({ from, to, newFrom, newTo });
    }
  });
  return parts.map(({ from, to, newFrom, newTo }) => {
    const begin = doc.lineAt(from);
    const end = doc.lineAt(to);
    const before = doc.sliceString(Math.max(begin.from, from - CONTEXT), from);
    const after = doc.sliceString(to, Math.min(end.to, to + CONTEXT));
    return {
      number: begin.number,
      isSafe: edits.every((edit) => edit.isSafe || edit.to < from || edit.from > to),
      change: {
        before: from - CONTEXT > begin.from ? `…${before}` : before.trimStart(), wrong: doc.sliceString(from, to),
        right: now.sliceString(newFrom, newTo), after: to + CONTEXT < end.to ? `${after}…` : after,
      },
    };
  });
}
