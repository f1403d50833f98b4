// The checker in CodeMirror 6: findings with their repairs, completions, explanations. It asks a document, of a checker or of your own, by offsets.
import { autocompletion, insertCompletionText, pickedCompletion } from '@codemirror/autocomplete';
import { forceLinting, linter } from '@codemirror/lint';
import { EditorState, StateField } from '@codemirror/state';
import { hoverTooltip, ViewPlugin } from '@codemirror/view';
import { explanation } from './explanation.js';

/** In milliseconds: how long typing pauses before the text is checked. */
const PAUSE = 150;

const SEVERITIES = { error: 'error', warning: 'warning', information: 'info', hint: 'hint' };

/** The icons of CodeMirror for the kinds of completions (LSP 3.17, CompletionItemKind). */
const ICONS = { 5: 'property', 9: 'namespace', 12: 'constant', 14: 'keyword' };

/** All of it: the document follows the editor, findings, completions, and explanations under the pointer. */
export function urns(opened, { delay = PAUSE, explain = explanation } = {}) {
  return [following(opened), findings(opened, { delay }), completions(opened), explanations(opened, { explain })];
}

/** Keeps the text of a document the same as the editor's. */
export const following = (opened) => ViewPlugin.define((view) => {
  const text = view.state.doc.toString(); // with the line ends of the editor
  if (text !== opened.text) {
    opened.edit([{ start: 0, end: opened.text.length, newText: text }]);
  }
  return { update: ({ docChanged, changes }) => docChanged && opened.edit(editsOf(changes)) };
});

/** The changes of an editor as edits. */
export function editsOf(changes) {
  const edits = [];
  changes.iterChanges((start, end, from, to, text) => edits.push({ start, end, newText: text.toString() }));
  return edits;
}

const changesOf = (edits) => edits.map(({ start, end, newText }) => ({ from: start, to: end, insert: newText }));

/** Marks the findings, each with its repairs. */
export const findings = (opened, { delay = PAUSE } = {}) => linter(async ({ state: { doc } }) => {
  const { findings: found } = await opened.check();
  return found.map((finding) => diagnostic(finding, doc));
}, { delay });

/** A finding as CodeMirror marks it; its repairs can be made while the text is still `doc`. */
export const diagnostic = ({ start, end, severity, code, message, fixes = [] }, doc) => ({
  from: start, to: end, severity: SEVERITIES[severity], source: code, message,
  actions: fixes.map(({ title, edits }) => ({ name: title, apply: (view) => repair(view, doc, edits) })),
});

function repair(view, doc, edits) {
  if (view.state.doc === doc) {
    view.dispatch({ changes: changesOf(edits), userEvent: 'input.repair', scrollIntoView: true });
    forceLinting(view);
  }
}

/** Whether the last change of a text or of its selection was a choice among completions: what opens behind it is asked for. */
export const picks = StateField.define({
  create: () => false,
  update: (picked, transaction) => transaction.annotation(pickedCompletion) !== undefined
    || picked && !transaction.docChanged && !transaction.selection,
});

/** Completions beside those of the language; the next part of a name is offered at once. */
export function completions(opened) {
  const beside = [{ autocomplete: completionSource(opened) }]; // made once: another source would be asked anew at each state
  return [
    picks,
    EditorState.languageData.of(() => beside),
    autocompletion({ activateOnCompletion: ({ newText }) => newText?.endsWith(':') ?? false }),
  ];
}

/** Asks a document for completions: a source for `autocompletion`, which belongs beside `picks`. */
export const completionSource = (opened) => async (context) => {
  const { explicit, pos, state } = context;
  // Without this, nothing is asked for what was typed while an answer without completions was under way.
  context.addEventListener('abort', () => {}, { onDocChange: true });
  const items = await opened.complete(pos, explicit || state.field(picks, false) || state.sliceDoc(pos - 1, pos) !== ':');
  return items.length === 0 ? null : {
    from: items[0].start,
    filter: false, // asked again at each key
    options: items.map((item) => option(item, pos)),
  };
};

/** A completion that replaces its own part of the text, and what was typed since at its end. */
const option = ({ label, detail, documentation, kind, newText, start: from, end: to }, pos) => ({
  label, detail, newText, info: documentation, type: ICONS[kind],
  apply: (view, picked, start, end) => view.dispatch({
    ...insertCompletionText(view.state, newText, from, to + end - pos), annotations: pickedCompletion.of(picked),
  }),
});

/**
 * Explains the name under the pointer.
 *
 * @param explain makes nodes of Markdown
 * @param className the class of the element they stand in
 * @param repairs gives what is offered as buttons at an offset: `{ title, apply }`
 */
export const explanations = (opened, { explain = explanation, repairs = () => [], className = 'urn-explanation' } = {}) => hoverTooltip(async (view, pos) => {
  const [found, offered] = await Promise.all([opened.hover(pos), repairs(pos)]);
  return found && { pos: found.start, end: found.end, above: true, create: () => ({ dom: tooltip(explain(found.markdown), offered, className) }) };
}, { hideOnChange: true });

function tooltip(nodes, offered, className) {
  const dom = Object.assign(document.createElement('div'), { className });
  dom.append(...nodes, ...offered.map(({ title, apply }) =>
    Object.assign(document.createElement('button'), { type: 'button', className: 'cm-diagnosticAction', textContent: title, onclick: apply })));
  return dom;
}
