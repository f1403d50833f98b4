// “Try it” below the example of a rule: a link to the playground with that example, which GitHub does not show.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS } from './project.mjs';

const LANGUAGES = JSON.parse(readFileSync(join(DOCS, '.vitepress/theme/playground/languages.json'), 'utf8'));
const RULE = /(^|\/)rules\/(?!README)[\w-]+\.md$/;
/** Above an example that is read by another specification. */
const SPECIFICATION = /With `urn\.specification` set to `(\w+)`/;
/** The language of an example without one, and of one that is a project file. */
const TEXT = 'plaintext';
const PROJECT = 'jsonc';
/** Only `urn-ls parse` has this finding: a text has no names without their scheme. */
const NOT_IN_TEXTS = ['missing-scheme'];

/** A plugin of markdown-it. */
export function tryIt({ tokens, env, Token }) {
  const page = (env.relativePath ?? '').replaceAll('\\', '/');
  const example = RULE.test(page) && !NOT_IN_TEXTS.some((rule) => page.endsWith(`/${rule}.md`)) && exampleOf(tokens);
  if (example) {
    tokens.splice(example.end, 0, ...link(Token, `../playground.md#json=${packed(example.content)}`));
  }
}

/** The first example: what the playground shows, and where the example ends. */
function exampleOf(tokens) {
  const heading = tokens.findIndex(({ type, content }) => type === 'inline' && content === 'Example');
  const fences = tokens.flatMap(({ type }, index) => type === 'fence' && index > heading && heading > 0 ? [index] : []);
  if (fences.length === 0) {
    return undefined;
  }
  const [first, second] = fences;
  const { info, content } = tokens[first];
  const [, specification] = tokens.slice(heading, first).map((token) => SPECIFICATION.exec(token.content)).find(Boolean) ?? [];
  if (info === PROJECT) {
    return { end: first + 1, content: { text: '', language: TEXT, project: content } };
  }
  const between = tokens.slice(first, second).some((token) => token.type === 'inline' && token.content.includes('in `urn-ls.json`'));
  return between
    ? { end: second + 1, content: { text: tokens[second].content, language: languageOf(tokens[second]), project: content } }
    : { end: first + 1, content: { text: content, language: languageOf(tokens[first]),
      project: specification && JSON.stringify({ specification }) } };
}

const languageOf = ({ info }) => Object.hasOwn(LANGUAGES, info.trim()) ? info.trim() : TEXT;

const packed = (content) => Buffer.from(JSON.stringify(content)).toString('base64url');

function link(Token, href) {
  const paragraph = (type, nesting) => Object.assign(new Token(type, 'p', nesting), { block: true });
  const open = new Token('link_open', 'a', 1);
  open.attrs = [['href', href], ['class', 'try-it']];
  const text = Object.assign(new Token('text', '', 0), { content: 'Try it' });
  const inline = Object.assign(new Token('inline', '', 0), { content: '', children: [open, text, new Token('link_close', 'a', -1)] });
  return [paragraph('paragraph_open', 1), inline, paragraph('paragraph_close', -1)];
}
