// The languages of the list: ids as editors name them. Four of them are highlighted; the checker reads them all.
import { json } from '@codemirror/lang-json';
import { xml } from '@codemirror/lang-xml';
import { yaml } from '@codemirror/lang-yaml';
import languages from './languages.json';

export { languages };

const highlights = { html: xml, json, xml, yaml };

export const isLanguage = (id) => Object.hasOwn(languages, id);

/** What highlights a language; nothing for most. */
export const highlighting = (id) => highlights[id]?.() ?? [];
