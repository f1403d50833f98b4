// The editor: CodeMirror, with the language server behind its hovers and completions.
import { autocompletion, insertCompletionText, pickedCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { explanationNodes } from './explanation.mjs';
import { highlighting } from './languages.mjs';
import { offsetAt, offsetsOf } from './positions.mjs';

const language = new Compartment();

/** The icons of CodeMirror for the kinds of completions. */
const ICONS = { 5: 'property', 9: 'namespace', 12: 'constant', 14: 'keyword' };

/**
 * Makes an editor in `parent`.
 *
 * @param asks `at`, with a method of the protocol and an offset, `repairs`, with an offset, and `explain`
 * @param onUpdate called with each change of the text or of the selection
 */
export function createEditor(parent, { text, languageId, asks, onUpdate }) {
  return new EditorView({
    parent,
    doc: text,
    extensions: [
      keymap.of([
        { key: 'Mod-Enter', run: () => { asks.explain(); return true; } },
        { key: 'F8', run: nextDiagnostic },
        { key: 'Shift-F8', run: previousDiagnostic },
        ...searchKeymap, ...defaultKeymap, ...historyKeymap, // Tab leaves the editor
      ]),
      lineNumbers(), history(), drawSelection(), bracketMatching(), highlightSpecialChars(), EditorView.lineWrapping,
      search({ top: true }),
      syntaxHighlighting(classHighlighter),
      language.of(highlighting(languageId)),
      autocompletion({
        override: [(context) => completions(context, asks)],
        activateOnCompletion: ({ newText }) => newText.endsWith(':'), // the next part of the name
        maxRenderedOptions: 8,
      }),
      hoverTooltip((view, pos) => tooltip(view.state.doc, pos, asks), { hideOnChange: true }),
      EditorView.contentAttributes.of({ 'aria-label': 'Text to check', spellcheck: 'false' }),
      EditorView.updateListener.of((update) => (update.docChanged || update.selectionSet) && onUpdate(update)),
    ],
  });
}

export const setLanguage = (view, id) => view.dispatch({ effects: language.reconfigure(highlighting(id)) });

/** Explains the name at an offset, and offers the repairs of what was found there. */
async function tooltip(doc, pos, asks) {
  const [found, repairs] = await Promise.all([asks.at('textDocument/hover', pos), asks.repairs(pos)]);
  return found && {
    pos: offsetAt(doc, found.range.start),
    end: offsetAt(doc, found.range.end),
    above: true,
    create: () => ({ dom: explained(found.contents.value, repairs) }),
  };
}

function explained(markdown, repairs) {
  const dom = Object.assign(document.createElement('div'), { className: 'playground-explanation' });
  dom.append(...explanationNodes(markdown), ...repairs.map(({ title, apply }) =>
    Object.assign(document.createElement('button'), { type: 'button', className: 'cm-diagnosticAction', textContent: title, onclick: apply })));
  return dom;
}

async function completions(context, asks) {
  const { state: { doc }, pos } = context;
  // Without this, nothing is asked for what was typed while an answer without completions was under way.
  context.addEventListener('abort', () => { }, { onDocChange: true });
  const items = (await asks.at('textDocument/completion', pos))?.items ?? [];
  return items.length === 0 ? null : {
    from: offsetAt(doc, items[0].textEdit.range.start),
    filter: false, // the server is asked again at each key
    options: items.map((item) => option(item, offsetsOf(doc, item.textEdit.range), pos)),
  };
}

/** A completion that replaces its own part of the text, and what was typed since at its end. */
const option = ({ label, detail, documentation, kind, textEdit: { newText } }, { from, to }, pos) => ({
  label, detail, newText, info: documentation, type: ICONS[kind],
  apply: (view, picked, start, end) => view.dispatch({
    ...insertCompletionText(view.state, newText, from, to + end - pos), annotations: pickedCompletion.of(picked),
  }),
});
