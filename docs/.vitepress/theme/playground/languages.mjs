// The languages of the list: ids as editors name them. Three of them are highlighted; the checker reads them all.
import { json } from '@codemirror/lang-json';
import { xml } from '@codemirror/lang-xml';
import { yaml } from '@codemirror/lang-yaml';

export const languages = [
  { id: 'plaintext', title: 'Plain text' },
  { id: 'csv', title: 'CSV' },
  { id: 'graphql', title: 'GraphQL' },
  { id: 'html', title: 'HTML', highlight: xml },
  { id: 'ini', title: 'INI' },
  { id: 'java', title: 'Java' },
  { id: 'javascript', title: 'JavaScript' },
  { id: 'json', title: 'JSON', highlight: json },
  { id: 'markdown', title: 'Markdown' },
  { id: 'properties', title: 'Properties' },
  { id: 'python', title: 'Python' },
  { id: 'shellscript', title: 'Shell' },
  { id: 'sparql', title: 'SPARQL' },
  { id: 'sql', title: 'SQL' },
  { id: 'toml', title: 'TOML' },
  { id: 'turtle', title: 'Turtle' },
  { id: 'typescript', title: 'TypeScript' },
  { id: 'xml', title: 'XML', highlight: xml },
  { id: 'yaml', title: 'YAML', highlight: yaml },
  { id: 'yang', title: 'YANG' },
];

export const isLanguage = (id) => languages.some((language) => language.id === id);

/** What highlights a language; nothing for most. */
export function highlighting(id) {
  return languages.find((language) => language.id === id)?.highlight?.() ?? [];
}
