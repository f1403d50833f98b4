// What the playground knows and does: a text in an editor, and what the checker says about it.
import { setDiagnostics } from '@codemirror/lint';
import { nextTick, ref, shallowRef, watch } from 'vue';
import { Checker } from './checker.mjs';
import { debounced } from './debounced.mjs';
import { applyEdits, createEditor, setLanguage, setText } from './editor.mjs';
import { examples } from './examples.mjs';
import { explanation } from './explanation.mjs';
import { counted, diagnostic, summary } from './findings.mjs';
import { contentOf, linkTo } from './link.mjs';

const LONGEST_TEXT = 5_000_000;
const NOTHING = { findings: [], project: [], total: {} };

const sum = (numbers) => Object.values(numbers).reduce((all, number) => all + number, 0);

/** The state for the page, and what its buttons do. `open` puts the editor into an element. */
export function createSession() {
  const example = ref(examples[0].id);
  const language = ref(examples[0].language);
  const project = ref('');
  const result = shallowRef(NOTHING);
  const status = ref('Loading the checker…');
  const notice = ref('');
  const trouble = ref('');
  const name = shallowRef(null);
  const explained = ref('');
  const link = ref('');
  /** Whether the findings are of an older text. */
  const isBusy = ref(true);
  /** Whether the explanation is of the name at an offset. */
  let isExplained = () => false;
  let view;
  let isLoading = false;

  const checker = new Checker(({ message }) => {
    trouble.value = `${message}. It starts again with the next change.`;
  });

  const text = () => view.state.doc.toString();
  const cursor = () => view.state.selection.main.head;
  const isTooLong = () => Math.max(view.state.doc.length, project.value.length) > LONGEST_TEXT;

  /** The answer about the text as it is now; nothing if there is none. The page is told by {@link trouble} why. */
  async function ask(question, ...given) {
    const options = { language: language.value, project: project.value };
    return isTooLong() ? undefined : checker.ask(question, text(), ...given, options).catch(() => undefined);
  }

  const checkSoon = debounced(async () => {
    const { doc } = view.state;
    const found = await ask('check');
    if (doc !== view.state.doc) {
      return; // the newer text is checked next
    }
    if (isTooLong()) {
      forgetName();
      show(NOTHING, doc, 'Not checked: the text has more than 5 million characters');
    } else if (found) {
      trouble.value = found.faults.length > 0 ? `A rule failed on this text: ${found.faults.join('; ')}` : '';
      show(found, doc, summary(found.total));
    } else if (trouble.value) {
      show(NOTHING, doc, 'Not checked');
    }
  });

  function check() {
    isBusy.value = true;
    checkSoon();
  }

  async function show(found, doc, words) {
    const shown = found.findings.length;
    status.value = sum(found.total) > shown ? `${words}. The first ${shown} are shown.` : words;
    result.value = { ...found, doc };
    isBusy.value = false;
    view.dispatch(setDiagnostics(view.state, found.findings.map((finding) => diagnostic(finding, repair))));
    await nextTick();
    performance.mark('checker: findings'); // for the test that measures
  }

  const lookAtCursor = debounced(async () => {
    const found = await ask('nameAt', cursor());
    if (found !== undefined) {
      name.value = found;
      explained.value = isExplained(cursor()) ? explained.value : '';
    }
  });

  function forgetName() {
    name.value = null;
    explained.value = '';
  }

  /** Whether there is a name at the cursor, which is then explained. */
  async function explain() {
    const found = await ask('explain', cursor());
    if (found === undefined) {
      notice.value = 'Not checked';
      return false;
    }
    explained.value = found ? explanation(found.markdown) : '';
    isExplained = (at) => found && found.start <= at && at <= found.end;
    notice.value = found ? '' : 'No name at the cursor';
    await nextTick();
    return Boolean(found);
  }

  /** Makes a repair. It belongs to the text that was checked; a newer text is checked soon. */
  function repair({ edits }) {
    if (view.state.doc === result.value.doc) {
      applyEdits(view, edits);
    }
  }

  async function repairAll() {
    const { doc } = view.state;
    const repaired = await ask('fix');
    notice.value = repaired === undefined ? 'Not checked' : '';
    if (repaired && doc === view.state.doc) {
      const number = sum(repaired.repairs);
      setText(view, repaired.text);
      notice.value = number === 0 ? 'No safe repairs' : `Made ${counted(number, ['safe repair', 'safe repairs'])}`;
    }
  }

  /** Repairs of a finding that the list does not have yet: comments that ignore it, and the like. */
  async function moreRepairs({ code, fixes, start, end }) {
    const known = new Set(fixes.map(({ title }) => title));
    const found = await ask('actions', start, end) ?? [];
    return found.filter((action) => action.code === code && !known.has(action.title));
  }

  function goTo({ start, end }) {
    if (view.state.doc === result.value.doc) {
      view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
    }
  }

  function load(content) {
    isLoading = true;
    language.value = content.language;
    project.value = content.project ?? '';
    setText(view, content.text);
    isLoading = false;
  }

  async function copyLink() {
    try {
      link.value = await linkTo({ text: text(), language: language.value, project: project.value });
      notice.value = await navigator.clipboard.writeText(link.value)
        .then(() => 'Copied the link', () => 'Copy the link from the field');
    } catch (error) {
      link.value = '';
      notice.value = error.message;
    }
  }

  async function openLink() {
    try {
      const content = await contentOf(location.hash);
      if (content) {
        example.value = '';
        load(content);
      }
    } catch (error) {
      notice.value = error.message;
    }
  }

  function openExample() {
    link.value = '';
    load(examples.find(({ id }) => id === example.value));
  }

  function changed() {
    example.value = isLoading ? example.value : ''; // the text is no longer that of the example
    notice.value = '';
    link.value = '';
    isExplained = () => false;
    check();
  }

  async function open(parent, explains) {
    const asks = {
      hover: (_, at) => ask('hover', at), complete: (_, at) => ask('complete', at), explain: explains,
    };
    view = createEditor(parent, {
      text: examples[0].text, languageId: language.value, asks, on: { change: changed, cursor: lookAtCursor },
    });
    watch(language, (id) => setLanguage(view, id));
    watch([language, project], check);
    addEventListener('hashchange', openLink);
    await openLink();
    check();
  }

  function close() {
    removeEventListener('hashchange', openLink);
    checkSoon.cancel();
    lookAtCursor.cancel();
    checker.close();
    view?.destroy();
  }

  /** Line and column, both from 1. */
  function place({ start }) {
    const line = result.value.doc.lineAt(start);
    return `${line.number}:${start - line.from + 1}`;
  }

  return {
    example, language, project, result, status, notice, trouble, name, explained, link, isBusy,
    open, close, openExample, explain, repair, repairAll, moreRepairs, goTo, copyLink, place,
  };
}
