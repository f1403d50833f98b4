// A text as the editor shows it, made when the site is built: it stands in the page from the first paint on, and without scripts.
import { json } from '@codemirror/lang-json';
import { xml } from '@codemirror/lang-xml';
import { classHighlighter, highlightTree } from '@lezer/highlight';

const PARSERS = { json: json().language.parser, xml: xml().language.parser };

/** The text as lines of pieces, each with the class of its style; what the findings are about is marked. */
export function lines(text, language, findings) {
  const places = findings.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  const pieces = [];
  let done = 0;
  const add = (to, style) => {
    for (const cut of [...places, to].filter((place) => place > done && place <= to)) {
      const isWrong = findings.some(({ start, end }) => done >= start && cut <= end);
      pieces.push({ text: text.slice(done, cut), style, isWrong });
      done = cut;
    }
  };
  highlightTree(PARSERS[language].parse(text), classHighlighter, (from, to, style) => {
    add(from, '');
    add(to, style);
  });
  add(text.length, '');
  return inLines(pieces);
}

function inLines(pieces) {
  const lines = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part !== '') {
        lines.at(-1).push({ ...piece, text: part });
      }
    });
  }
  return lines;
}
