// The first example with what the checker says of it, as data of the page, made when the site is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkerPackage } from '../../checker.mjs';
import { lines } from '../home/still.mjs';

const EXAMPLES = join(import.meta.dirname, 'examples');
const LEVELS = ['error', 'warning', 'information', 'hint'];

export default {
  watch: ['./examples/*'],
  async load() {
    const { check } = await import(pathToFileURL(join(checkerPackage(), 'index.js')).href);
    const [{ id, language }] = JSON.parse(readFileSync(join(EXAMPLES, 'list.json'), 'utf8'));
    const text = readFileSync(join(EXAMPLES, `${id}.${language}`), 'utf8');
    const { findings } = await check(text, { language });
    return { lines: lines(text, language, findings), findings: findings.map(asSent) };
  },
};

/** A finding as the language server sends it, with the titles of its repairs. */
const asSent = ({ code, severity, message, line, column, endLine, endColumn, fixes }) => ({
  code, message, severity: LEVELS.indexOf(severity) + 1,
  range: { start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } },
  offered: { repairs: fixes.map(({ title }) => ({ title })), others: [] },
});
