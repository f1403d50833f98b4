// The fields of work that the home page speaks of. Each has a short text with one wrong name. What is wrong in it and what repairs it says the
// checker when the site is built, so that the page shows a true answer before the checker runs in it, and without scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { json } from '@codemirror/lang-json';
import { xml } from '@codemirror/lang-xml';
import { classHighlighter, highlightTree } from '@lezer/highlight';
import { checkerPackage } from '../../checker.mjs';
import { DOCS } from '../../project.mjs';

/** The folder of the texts and of their list. */
export const HOME = join(DOCS, '.vitepress', 'theme', 'home');

const PARSERS = { json: json().language.parser, xml: xml().language.parser };

/** All fields, each with its text, the text in styled lines, its finding, and the name that is wrong before and after the repair. */
export async function fields() {
  const { check } = await import(pathToFileURL(join(checkerPackage(), 'index.js')).href);
  return Promise.all(JSON.parse(readFileSync(join(HOME, 'fields.json'), 'utf8')).map(async (field) => {
    const text = readFileSync(join(HOME, 'examples', `${field.id}.${field.language}`), 'utf8').trimEnd();
    const { findings } = await check(text, { language: field.language });
    const [finding] = findings;
    if (findings.length !== 1 || finding.fixes.length !== 1) {
      throw new Error(`the example ${field.id} of the home page needs one finding with one repair: ${JSON.stringify(findings)}`);
    }
    return { ...field, text, lines: lines(text, field.language, finding), finding: shown(finding), name: name(text, finding) };
  }));
}

const shown = ({ code, severity, message, fixes: [{ title }] }) => ({ code, severity, message, repair: title });

/** The wrong name in four parts: what comes before the wrong part, this part, what belongs there, and what comes after. */
function name(text, { start, urn, fixes: [{ edits: [edit] }] }) {
  const begin = text.lastIndexOf(urn, start);
  return {
    before: text.slice(begin, edit.start), wrong: text.slice(edit.start, edit.end), right: edit.newText, after: text.slice(edit.end, begin + urn.length),
  };
}

/** The text as lines of pieces, each with the class of its style, as the editor shows them; the wrong part is marked. */
function lines(text, language, { start, end }) {
  const pieces = [];
  let done = 0;
  const add = (to, style) => {
    for (const cut of [start, end, to].filter((place) => place > done && place <= to)) {
      pieces.push({ text: text.slice(done, cut), style, isWrong: done >= start && cut <= end });
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
