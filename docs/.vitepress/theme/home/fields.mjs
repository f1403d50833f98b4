// The fields of work that the home page speaks of. Each has a short text with one wrong name. What is wrong in it and what repairs it says the
// checker when the site is built, so that the page shows a true answer before the checker runs in it, and without scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkerPackage } from '../../checker.mjs';
import { DOCS } from '../../project.mjs';
import { lines } from './still.mjs';

/** The folder of the texts and of their list. */
export const HOME = join(DOCS, '.vitepress', 'theme', 'home');

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
    return { ...field, text, lines: lines(text, field.language, findings), finding: shown(finding), name: name(text, finding) };
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
