// The completions of the checker, as CodeMirror wants them.
import { pickedCompletion, startCompletion } from '@codemirror/autocomplete';

const ICONS = { namespace: 'namespace', segment: 'property', value: 'constant', component: 'keyword', name: 'constant' };

/** A source of completions; `complete` asks the checker with a text and an offset. */
export function completionSource(complete) {
  return async (context) => {
    const { state, pos } = context;
    // Without this, nothing is asked for what was typed while an answer without completions was under way.
    context.addEventListener('abort', () => { }, { onDocChange: true });
    const text = state.doc.toString();
    const found = (await complete(text, pos).catch(() => undefined) ?? [])
      .filter(({ start, filter }) => fits(text.slice(start, pos), filter));
    return found.length === 0 ? null : {
      from: Math.min(...found.map(({ start }) => start)),
      filter: false, // asked again at each key
      options: found.map((completion) => option(completion, pos)),
    };
  };
}

const fits = (typed, filter) => filter.toLowerCase().includes(typed.toLowerCase());

function option(completion, pos) {
  const { label, detail, about, kind, start, end, newText } = completion;
  return {
    label,
    detail,
    info: about || undefined,
    type: ICONS[kind],
    apply(view, picked, from, to) {
      const last = Math.min(end + to - pos, view.state.doc.length);
      view.dispatch({
        changes: { from: start, to: last, insert: newText },
        selection: { anchor: start + newText.length },
        annotations: pickedCompletion.of(picked),
        userEvent: 'input.complete',
      });
      if (newText.endsWith(':')) {
        startCompletion(view); // the next part of the name
      }
    },
  };
}
