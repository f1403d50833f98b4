// Positions of the Language Server Protocol as offsets, and back. Both count UTF-16 code units.

/** Where each line begins, by the line ends of the protocol. */
export function lineStarts(text) {
  return [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
}

/** The position of an offset. */
export function positionAt(starts, offset) {
  let [line, end] = [0, starts.length];
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    [line, end] = starts[middle] <= offset ? [middle, end] : [line, middle];
  }
  return { line, character: offset - starts[line] };
}

/** A finding with the lines and columns of its offsets, as the command line counts them: from 1, in UTF-16 code units. */
export function withLines(finding, starts) {
  const from = positionAt(starts, finding.start);
  const to = positionAt(starts, finding.end);
  return { line: from.line + 1, column: from.character + 1, endLine: to.line + 1, endColumn: to.character + 1, ...finding };
}

/** What is wrong in the project file, whose text is `written`, and in registry files, which are named from `root` on. */
export const told = ({ project, registries }, written, root) => ({
  project: project.map((finding) => withLines(finding, lineStarts(written))),
  registries: registries.map((sentence) => sentence.replaceAll(root, '')),
});

/** An answer with offsets where it has positions; `{ start, end }` for a range. */
export function withOffsets(value, starts) {
  if (Array.isArray(value)) {
    return value.map((item) => withOffsets(item, starts));
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return 'line' in value && 'character' in value ? starts[value.line] + value.character
    : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withOffsets(member, starts)]));
}
