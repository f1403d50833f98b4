// Findings as texts and as marks in the editor.
import { diagnostic } from 'urn-ls/codemirror.js';
import { offsetsOf } from './positions.mjs';

/** The severities of the Language Server Protocol, which counts from 1: in words, and as the package calls them. */
const SEVERITIES = [['error', 'errors', 'error'], ['warning', 'warnings', 'warning'], ['note', 'notes', 'information'], ['hint', 'hints', 'hint']];

/** “3 findings: 1 error, 2 warnings”, and the remarks of the server that are about no rule. */
export function summary(items) {
  const findings = items.filter(({ code }) => code);
  const parts = SEVERITIES.map((words, index) => [findings.filter(({ severity }) => severity === index + 1).length, words])
    .filter(([number]) => number > 0).map(([number, words]) => counted(number, words));
  const all = parts.length === 0 ? 'No findings' : `${counted(findings.length, ['finding', 'findings'])}: ${parts.join(', ')}`;
  return [all, ...items.filter(({ code }) => !code).map(({ message }) => message)].join('. ');
}

export const counted = (number, [one, many]) => `${number} ${number === 1 ? one : many}`;

export const wordFor = (severity) => SEVERITIES[severity - 1][0];

/** A finding as CodeMirror marks it. */
export function mark(doc, { range, severity, message, code }) {
  const { from: start, to: end } = offsetsOf(doc, range);
  return diagnostic({ start, end, severity: SEVERITIES[severity - 1][2], code, message });
}
