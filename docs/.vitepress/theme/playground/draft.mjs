// The draft: the text of a person, kept in this browser and nowhere else. An example, or the text of a link, is no draft before it is changed,
// and never takes the place of one by itself.
import { useDebounceFn, useEventListener } from '@vueuse/core';
import { onBeforeUnmount } from 'vue';
import { isLanguage } from './languages.mjs';

const KEY = 'urn-ls playground draft';
const PAUSE = 300;
/** Browsers keep some millions of characters for all pages of a site. */
const LONGEST = 1_000_000;

/** The states of a draft: none; the text in the editor; kept while another text is in the editor; not kept, for a reason. */
export const NONE = 'none';
export const SHOWN = 'shown';
export const HIDDEN = 'hidden';
export const REFUSED = 'refused';

const nothing = () => {};
/** For an editor that keeps none. */
export const noDraft = { changed: nothing, leave: nothing, show: nothing, forget: nothing, keep: nothing };

/**
 * Keeps a draft.
 *
 * @param page its `draft` is the state
 * @param content gives what is in the editor: text, language and project file
 * @param load puts such content into the editor
 */
export function useDraft(page, content, load) {
  let waits = false;

  /** The draft that is kept; nothing if there is none, or if the browser keeps nothing. */
  function kept() {
    try {
      const { text, language, project = '' } = JSON.parse(localStorage.getItem(KEY)) ?? {};
      return typeof text === 'string' && typeof project === 'string' && isLanguage(language) ? { text, language, project } : undefined;
    } catch {
      return undefined;
    }
  }

  function write() {
    const now = content();
    try {
      if (now.text === '' && now.project === '') {
        localStorage.removeItem(KEY);
        page.draft = NONE;
      } else if (now.text.length > LONGEST) {
        page.draft = REFUSED;
      } else {
        localStorage.setItem(KEY, JSON.stringify(now));
        page.draft = SHOWN;
      }
    } catch {
      page.draft = REFUSED;
    }
  }

  function isKept({ text, language, project }) {
    const draft = kept();
    return draft?.text === text && draft.language === language && draft.project === project;
  }

  /** Writes what waits to be written. A draft that is not shown stays as it is, and may be back in the editor. */
  function flush() {
    if (waits && page.draft !== HIDDEN) {
      write();
    } else if (waits && isKept(content())) {
      page.draft = SHOWN;
    }
    waits = false;
  }

  const writeSoon = useDebounceFn(flush, PAUSE);

  /** The person has changed what is in the editor. */
  function changed() {
    waits = true;
    writeSoon();
  }

  /** Another text comes into the editor, which is not the draft. */
  function leave() {
    flush();
    page.draft = kept() ? HIDDEN : NONE;
  }

  function show() {
    const draft = kept();
    page.draft = draft ? SHOWN : NONE;
    if (draft) {
      load(draft);
    }
  }

  function forget() {
    waits = false;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing has no draft.
    }
    page.draft = NONE;
  }

  // Another tab has written, and would lose that by the next key here.
  useEventListener('storage', ({ key }) => {
    if (key === KEY && page.draft === SHOWN) {
      page.draft = HIDDEN;
    }
  });
  useEventListener('pagehide', flush);
  onBeforeUnmount(flush);
  return { changed, leave, show, forget, keep: write };
}
