// The editor: CodeMirror, with the language server behind its hovers and completions.
import { autocompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { linter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { completionSource, explanations, picks } from 'urn-ls/codemirror.js';
import { completionContext } from 'urn-ls/questions.js';
import { explanationNodes } from './explanation.mjs';
import { highlighting } from './languages.mjs';
import { offsetsOf } from './positions.mjs';

const language = new Compartment();

/**
 * Makes an editor in `parent`.
 *
 * @param asks `at`, with a method of the protocol, an offset and further parameters, `repairs`, with an offset, and `explain`
 * @param onUpdate called with each change of the text or of the selection
 */
export function createEditor(parent, { text, languageId, asks, onUpdate }) {
  const server = asked(asks, () => view.state.doc);
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      keymap.of([{ key: 'Mod-Enter', run: () => { asks.explain(); return true; } }, ...searchKeymap]),
      lineNumbers(), highlightSpecialChars(), search({ top: true }),
      basics('Text to check', onUpdate),
      language.of(highlighting(languageId)),
      autocompletion({
        override: [completionSource(server)],
        activateOnCompletion: ({ newText }) => newText.endsWith(':'), // the next part of the name
        maxRenderedOptions: 8,
      }),
      explanations(server, { explain: explanationNodes, repairs: asks.repairs, className: 'playground-explanation' }),
    ],
  });
  return view;
}

/** Makes an editor of a project file, with completions from `source`. */
export const createSettingsEditor = (parent, { text, source, onUpdate }) => new EditorView({
  parent,
  doc: text,
  extensions: [
    basics('Settings for this text', onUpdate), highlighting('json'), placeholder('{ "severity": { "check-digit": "error" } }'),
    autocompletion({ override: [source], activateOnCompletion: () => true, maxRenderedOptions: 8 }),
  ],
});

/** What both editors have. Tab leaves them. */
const basics = (label, onUpdate) => [
  keymap.of([{ key: 'F8', run: nextDiagnostic }, { key: 'Shift-F8', run: previousDiagnostic }, ...defaultKeymap, ...historyKeymap]),
  linter(null), // before all other hovers
  history(), drawSelection(), bracketMatching(), EditorView.lineWrapping, syntaxHighlighting(classHighlighter), picks,
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
  EditorView.updateListener.of((update) => (update.docChanged || update.selectionSet) && onUpdate(update)),
];

export const setLanguage = (view, id) => view.dispatch({ effects: language.reconfigure(highlighting(id)) });

/** The server as the adapter asks it: by offsets in the text of the editor. */
const asked = (asks, doc) => ({
  async hover(offset) {
    const before = doc();
    const found = await asks.at('textDocument/hover', offset);
    return found && { ...placed(before, found.range), markdown: found.contents.value };
  },
  async complete(offset, invoked) {
    const before = doc();
    const items = (await asks.at('textDocument/completion', offset, completionContext(invoked)))?.items ?? [];
    return items.map(({ textEdit, ...item }) => ({ ...item, ...placed(before, textEdit.range), newText: textEdit.newText }));
  },
});

function placed(doc, range) {
  const { from: start, to: end } = offsetsOf(doc, range);
  return { start, end };
}
