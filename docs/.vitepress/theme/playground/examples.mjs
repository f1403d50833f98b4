// Short texts from eight worlds. In each, some names are right, and at least one is wrong.
import list from './examples/list.json';

const texts = import.meta.glob('./examples/*', { query: '?raw', import: 'default', eager: true });

/** Texts to begin with: a name for the list, the language as editors name it, and the text. */
export const examples = list.map((example) => ({ ...example, text: texts[`./examples/${example.id}.${example.language}`] }));
