// What the playground knows and does: a text in an editor, and what the language server says about it.
import { setDiagnostics } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { Text, Transaction } from '@codemirror/state';
import { until, useDebounceFn, useEventListener } from '@vueuse/core';
import { nextTick, onBeforeUnmount, onMounted, shallowReactive, useTemplateRef, watch } from 'vue';
import { NONE, noDraft, SHOWN, useDraft } from './draft.mjs';
import { createEditor, setLanguage } from './editor.mjs';
import { examples } from './examples.mjs';
import { counted, mark, summary } from './findings.mjs';
import { isWhole, languageFor, sample } from './guess.mjs';
import { contentOf, linkTo } from './link.mjs';
import { keepForOffline } from './offline.mjs';
import { changesOf, contentChanges, offsetsOf, positionAt, rangeOf } from './positions.mjs';
import { createServer, PROJECT, TEXT } from './server.mjs';
import { suggestion } from './suggestion.mjs';

const PAUSE = 150;
/** In milliseconds: after this a person is told that the check goes on. */
const LONG = 10_000;

const LOADING = 'Loading the checker…';

/** Comments and settings that silence a finding are no repairs of the name. */
const isSuppression = ({ title }) => title.startsWith('Ignore ');

/**
 * The state of the page, and what its buttons do.
 *
 * @param embedded the text to begin with, as an example, if the editor is part of another page: then no link, no draft and nothing for offline
 * @param known    the findings of the text to begin with, as far as they are known
 */
export function useSession(embedded, known = []) {
  const first = embedded ?? examples[0];
  const editor = useTemplateRef('editor');
  const nameAtCursor = useTemplateRef('nameAtCursor');
  const projectFile = useTemplateRef('projectFile');
  const page = shallowReactive({
    example: first.id, language: first.language, project: '', link: '',
    findings: known, problems: [], // of the text, and of the project file
    status: known.length > 0 ? summary(known) : LOADING, notice: '', trouble: '',
    name: '', // what the server says about the name at the cursor, as Markdown
    isLive: false, // there is an editor
    isBusy: true, // the findings are of an older text
    isSlow: false, // and have been for long
    suggestion: undefined, // all first repairs together, before they are applied
    draft: NONE,
    isChosen: false, // the person chose the language
    before: '', // the language before the one that was guessed
  });
  let hasBegun = false;
  let version = 0;
  let view;

  const text = () => ({ uri: TEXT, languageId: page.language, version: ++version, text: view.state.doc.toString() });
  const project = () => ({ uri: PROJECT, languageId: 'jsonc', version: ++version, text: page.project });
  const projectDoc = () => Text.of(page.project.split('\n'));
  const server = createServer(() => [text(), project()], (message) => { page.trouble = message; }, check);

  const content = () => ({ text: view.state.doc.toString(), language: page.language, project: page.project });
  const draft = embedded ? noDraft : useDraft(page, content, show);

  const ask = (method, params, uri = TEXT) => server.ask(method, { textDocument: { uri }, ...params });
  const askAt = (method, offset, more = {}) => ask(method, { position: positionAt(view.state.doc, offset), ...more });
  const diagnose = async (uri) => (await ask('textDocument/diagnostic', {}, uri))?.items;

  function check() {
    Object.assign(page, { isBusy: true, isSlow: false });
    checkSoon();
    saySlow();
  }

  const saySlow = useDebounceFn(() => { page.isSlow = page.isBusy; }, LONG);

  /** Starts the checker anew, which may hang. */
  function restart() {
    server.restart();
    check();
  }

  const checkSoon = useDebounceFn(async () => {
    const { doc } = view.state;
    page.trouble = '';
    const [findings, problems = []] = await Promise.all([diagnose(TEXT), page.project ? diagnose(PROJECT) : []]);
    if (doc !== view.state.doc) {
      return; // the newer text is checked next
    }
    Object.assign(page, { findings: findings ?? [], problems, status: findings ? summary(findings) : 'Not checked', isBusy: false, isSlow: false });
    view.dispatch(setDiagnostics(view.state, page.findings.map((finding) => mark(doc, finding))));
    await nextTick();
    performance.mark('checker: findings'); // for the test that measures
  }, PAUSE);

  /** Explains the name at the cursor; the answer is what the server knows of it, or `null` if there is no name. */
  async function lookAtCursor() {
    const found = await askAt('textDocument/hover', view.state.selection.main.head);
    page.name = found ? found.contents.value : '';
    return found;
  }

  const lookSoon = useDebounceFn(lookAtCursor, PAUSE);

  async function explain() {
    const found = await lookAtCursor();
    page.notice = found === null ? 'No name at the cursor' : '';
    if (found) {
      nameAtCursor.value.focus();
    }
  }

  /** What the server offers for a range of the text as it is now; a newer text is left alone. */
  async function actions(range) {
    const { doc } = view.state;
    const found = await ask('textDocument/codeAction', { range, context: { diagnostics: [], only: ['quickfix'] } });
    return (found ?? []).filter(({ edit }) => edit).map(({ title, diagnostics, isPreferred, edit: { documentChanges } }) => ({
      title,
      finding: diagnostics?.[0],
      isSafe: isPreferred === true,
      edits: documentChanges.flatMap(({ textDocument: { uri }, edits }) => uri === TEXT ? edits : []),
      apply: () => view.state.doc === doc && documentChanges.forEach(apply),
    }));
  }

  /** What is offered for a finding: its repairs, and the other actions that are not about another finding. */
  async function repairs(finding) {
    const isOf = (other) => other?.code === finding.code && JSON.stringify(other.range) === JSON.stringify(finding.range);
    const offered = (await actions(finding.range)).filter((action) => !action.finding || isOf(action.finding));
    return {
      repairs: offered.filter((action) => action.finding && !isSuppression(action)),
      others: offered.filter((action) => !action.finding || isSuppression(action)),
    };
  }

  function apply({ textDocument, edits }) {
    if (textDocument.uri === PROJECT) {
      page.project = changesOf(projectDoc(), edits).apply(projectDoc()).toString();
    } else {
      view.dispatch({ changes: changesOf(view.state.doc, edits), userEvent: 'input.repair', scrollIntoView: true });
      view.focus();
    }
  }

  /** Shows what all first repairs together change. */
  async function suggest() {
    await until(() => page.isBusy).toBe(false);
    const { findings } = page;
    const { doc } = view.state;
    page.notice = 'Looking for repairs…';
    const firsts = [];
    for (const finding of findings) {
      firsts.push(...(await repairs(finding)).repairs.slice(0, 1));
    }
    if (doc === view.state.doc) {
      page.suggestion = suggestion(doc, firsts);
      page.notice = page.suggestion ? '' : 'There is no repair to apply';
    }
  }

  function applySuggestion() {
    const { changes, number } = page.suggestion;
    view.dispatch({ changes, userEvent: 'input.repair' }); // one step to undo
    page.notice = `Made ${counted(number, ['repair', 'repairs'])}`;
    page.suggestion = undefined;
  }

  function goTo({ range }) {
    const { from, to } = offsetsOf(view.state.doc, range);
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  }

  function goToProblem({ range }) {
    const { from, to } = offsetsOf(projectDoc(), range);
    projectFile.value.select(from, to);
  }

  /** Puts a text into the editor. */
  function show({ text: shown, language, project: settings = '' }, example = '') {
    Object.assign(page, { example, language, project: settings, isChosen: false, before: '' });
    if (!hasBegun) {
      Object.assign(page, { findings: [], status: LOADING }); // those that are known are of another text
    }
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: shown },
      annotations: Transaction.addToHistory.of(hasBegun), // undo does not go back to what only the page began with
    });
  }

  function openExample() {
    const example = examples.find(({ id }) => id === page.example);
    draft.leave();
    show(example, example.id);
  }

  async function openLink() {
    const linked = await contentOf(location.hash).catch(({ message }) => { page.notice = message; });
    if (linked) {
      draft.leave();
      show(linked);
    }
    return linked;
  }

  /** The address holds the text of a link only as long as that text is shown. */
  function forgetLink() {
    if (/^#(deflate|json)=/.test(location.hash)) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  }

  function showDraft() {
    forgetLink();
    draft.show();
  }

  function keepDraft() {
    forgetLink();
    draft.keep();
  }

  /** Reads a text that came as a whole as what it is. */
  async function guessLanguage() {
    const { doc } = view.state;
    const guessed = await server.ask('urn-ls/language', { text: sample(doc) });
    if (guessed === undefined) {
      return; // the checker has failed
    }
    const language = languageFor(guessed, page.language, page.isChosen);
    if (doc === view.state.doc && language !== page.language) {
      Object.assign(page, { before: page.language, language });
    }
  }

  function chooseLanguage(language) {
    Object.assign(page, { language, isChosen: true, before: '' });
  }

  async function copyLink() {
    try {
      page.link = await linkTo({ ...content(), project: page.project || undefined });
      page.notice = await navigator.clipboard.writeText(page.link).then(() => 'Copied the link', () => 'Copy the link from the field');
    } catch (error) {
      Object.assign(page, { link: '', notice: error.message });
    }
  }

  function updated(update) {
    const { docChanged, startState, changes, transactions } = update;
    if (docChanged) {
      const textDocument = { uri: TEXT, version: ++version };
      server.tell('textDocument/didChange', { textDocument, contentChanges: contentChanges(startState.doc, changes) });
      const isByUser = transactions.some((transaction) => transaction.annotation(Transaction.userEvent));
      Object.assign(page, { example: isByUser ? '' : page.example, notice: '', link: '', before: '' });
      check();
      if (isByUser) {
        draft.changed();
      }
      if (isWhole(update)) {
        guessLanguage();
      }
    }
    lookSoon();
  }

  watch(() => page.language, (id) => {
    setLanguage(view, id);
    server.tell('textDocument/didClose', { textDocument: { uri: TEXT } });
    server.tell('textDocument/didOpen', { textDocument: text() });
    check();
    changedDraft();
  });

  watch(() => page.project, () => {
    server.tell('textDocument/didChange', { textDocument: project(), contentChanges: [{ text: page.project }] });
    server.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: PROJECT, type: 2 }] });
    check();
    changedDraft();
  });

  /** Language and project file belong to a draft that is shown. */
  function changedDraft() {
    if (page.draft === SHOWN) {
      draft.changed();
    }
  }

  /** Begins with the text of a link, or else with the draft, and lets the page be opened again without network. */
  async function beginPlayground() {
    draft.leave(); // until it is shown, no key takes its place
    if (!await openLink()) {
      draft.show();
    }
    watch(() => page.isBusy, keepForOffline, { once: true }); // what is needed now is loaded first
  }

  if (!embedded) {
    useEventListener('hashchange', openLink);
  }

  onMounted(async () => {
    const asks = { at: askAt, repairs: (offset) => actions(rangeOf(view.state.doc, offset, offset)), explain };
    view = createEditor(editor.value, { text: first.text, languageId: page.language, asks, onUpdate: updated });
    page.isLive = true;
    if (!embedded) {
      await beginPlayground();
    }
    hasBegun = true;
    check();
  });

  onBeforeUnmount(() => {
    server.close();
    view.destroy();
  });

  return {
    page, show, openExample, explain, repairs, suggest, applySuggestion, restart, goTo, goToProblem, copyLink, chooseLanguage,
    find: () => openSearchPanel(view),
    draft: { show: showDraft, keep: keepDraft, forget: draft.forget, changed: draft.changed },
  };
}
