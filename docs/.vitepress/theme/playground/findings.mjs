// Findings as texts and as marks in the editor.

const SEVERITIES = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  information: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

/** “3 findings: 1 error, 2 warnings”. */
export function summary(total) {
  const all = Object.values(total).reduce((sum, number) => sum + number, 0);
  if (all === 0) {
    return 'No findings';
  }
  const parts = Object.entries(SEVERITIES).filter(([severity]) => total[severity] > 0)
    .map(([severity, words]) => counted(total[severity], words));
  return `${counted(all, ['finding', 'findings'])}: ${parts.join(', ')}`;
}

export const counted = (number, [one, many]) => `${number} ${number === 1 ? one : many}`;

export const wordFor = (severity) => SEVERITIES[severity][0];

/** A finding as CodeMirror marks it. `repair` is called with a fix. */
export function diagnostic({ start, end, severity, message, code, fixes }, repair) {
  return {
    from: start,
    to: end,
    severity: severity === 'information' ? 'info' : severity,
    source: code,
    message,
    actions: fixes.map((fix) => ({ name: fix.title, apply: () => repair(fix) })),
  };
}

/** Line and column of an offset in a plain text, both from 1. */
export function place(text, offset) {
  const before = text.slice(0, offset);
  return `${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`;
}
