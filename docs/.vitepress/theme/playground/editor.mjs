// The editor: CodeMirror, with the checker behind its marks, hovers and completions.
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { linter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { completionSource } from './completion.mjs';
import { explanation } from './explanation.mjs';
import { highlighting } from './languages.mjs';

const language = new Compartment();

const colors = HighlightStyle.define([
  { tag: [tags.tagName, tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--playground-name)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--playground-string)' },
  { tag: [tags.comment, tags.meta], color: 'var(--vp-c-text-2)' },
]);

/**
 * Makes an editor in `parent`.
 *
 * @param asks `hover` and `complete`, both with text and offset, and `explain`
 * @param on `change` and `cursor`, called after either
 */
export function createEditor(parent, { text, languageId, asks, on }) {
  const shortcuts = [
    { key: 'Mod-Enter', run: () => { asks.explain(); return true; } },
    { key: 'F8', run: nextDiagnostic },
    { key: 'Shift-F8', run: previousDiagnostic },
  ];
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.high(keymap.of(shortcuts)),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]), // Tab leaves the editor
        lineNumbers(), history(), drawSelection(), bracketMatching(), highlightSpecialChars(), EditorView.lineWrapping,
        syntaxHighlighting(colors),
        language.of(highlighting(languageId)),
        linter(null),
        autocompletion({ override: [completionSource(asks.complete)], maxRenderedOptions: 8 }),
        hoverTooltip((view, pos) => tooltip(view.state.doc.toString(), pos, asks.hover), { hideOnChange: true }),
        EditorView.contentAttributes.of({ 'aria-label': 'Text to check', spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            on.change();
          }
          if (update.docChanged || update.selectionSet) {
            on.cursor();
          }
        }),
      ],
    }),
  });
}

async function tooltip(text, pos, hover) {
  const found = await hover(text, pos).catch(() => undefined);
  return found ? { pos: found.start, end: found.end, above: true, create: () => ({ dom: explained(found.markdown) }) } : null;
}

function explained(markdown) {
  const dom = document.createElement('div');
  dom.className = 'playground-explanation';
  dom.innerHTML = explanation(markdown);
  return dom;
}

export function setLanguage(view, id) {
  view.dispatch({ effects: language.reconfigure(highlighting(id)) });
}

/** Replaces all of the text; only what differs counts as changed, so that the cursor stays. */
export function setText(view, text) {
  const old = view.state.doc.toString();
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) {
    start++;
  }
  let same = 0;
  while (same < most - start && old[old.length - 1 - same] === text[text.length - 1 - same]) {
    same++;
  }
  view.dispatch({ changes: { from: start, to: old.length - same, insert: text.slice(start, text.length - same) } });
}

/** Makes the edits of a repair and moves the cursor behind it. */
export function applyEdits(view, edits) {
  const changes = view.state.changes(edits.map(({ start, end, newText }) => ({ from: start, to: end, insert: newText })));
  const last = Math.max(...edits.map(({ end }) => end));
  view.dispatch({ changes, selection: { anchor: changes.mapPos(last, 1) }, scrollIntoView: true, userEvent: 'input.repair' });
  view.focus();
}
