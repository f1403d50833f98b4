// A document as the client has it: the places in which something can be broken, by line and column.

export class OpenDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1 });
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    this.starts = Int32Array.from(starts);
  }

  /** The line and column of an offset. */
  position(offset) {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return { line: low, character: offset - this.starts[low] };
  }

  /** What `make` makes of the first match behind a random place, with its position. */
  find(random, pattern, make) {
    pattern.lastIndex = random(this.text.length);
    const match = pattern.exec(this.text) ?? pattern.exec(this.text); // from the beginning when there is none behind
    const made = make(match);
    return { ...made, ...this.position(made.at) };
  }

  /** In the namespace identifier of a random name, where all servers can complete it. */
  name(random) {
    return this.find(random, /urn:(?:uuid|isbn|nbn:se|example):[\w.:-]+/g, (match) => ({ at: match.index + 6 }));
  }

  /** The parameters of a change that types `text` at a place, or takes it back again. */
  change({ line, character, text }, back) {
    const end = { line, character: character + (back ? text.length : 0) };
    return {
      textDocument: { uri: this.uri, version: ++this.version },
      contentChanges: [{ range: { start: { line, character }, end }, text: back ? '' : text }],
    };
  }
}
