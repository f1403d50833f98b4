// Markdown as GitHub reads it: text stays text, headings have GitHub's anchors, and links to files that are no pages lead to the repository.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { DOCS, project, ROOT } from './project.mjs';
import { tryIt } from './try-it.mjs';

export const markdown = {
  // Both can be read on the ground of a code block.
  theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  html: false, // <urn:example:a> in text is text, not a component of Vue
  anchor: { slugify: (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-') },
  image: { lazyLoading: true },
  config: (md) => {
    for (const rule of ['text', 'code_inline']) {
      const render = md.renderer.rules[rule];
      // Vue looks for braces before it reads references to characters.
      md.renderer.rules[rule] = (...given) => render(...given).replaceAll('{{', '&#123;&#123;');
    }
    md.core.ruler.push('playground', playground);
    md.core.ruler.push('comments', comments);
    md.core.ruler.push('try-it', tryIt);
    const { link_open } = md.renderer.rules;
    md.renderer.rules.link_open = (tokens, index, options, env, self) => {
      const link = tokens[index];
      link.attrSet('href', target(link.attrGet('href'), env.realPath ?? env.path));
      return link_open(tokens, index, options, env, self);
    };
  },
};

/** Takes out paragraphs that are a comment, which GitHub does not show. */
function comments(state) {
  const isComment = ({ type, content } = {}) => type === 'inline' && /^<!--.*-->$/s.test(content);
  const { tokens } = state;
  state.tokens = tokens.filter((token, i) => ![tokens[i - 1], token, tokens[i + 1]].some(isComment));
}

/** Puts the playground in the place of what a page has between two comments, which GitHub does not show. */
function playground({ tokens, Token }) {
  const [from, to] = ['<!-- playground -->', '<!-- /playground -->']
    .map((comment) => tokens.findIndex(({ type, content }) => type === 'inline' && content === comment));
  if (from > 0) {
    const block = new Token('html_block', '', 0);
    block.content = '<Playground />\n';
    tokens.splice(from - 1, to - from + 3, block); // with the paragraphs of the comments
  }
}

/** Where a link of a page leads on the site. */
function target(href, page) {
  if (/^([a-z]+:|#)/i.test(href)) {
    return href;
  }
  const [, path, anchor] = /^([^#]*)(.*)$/.exec(href);
  const file = join(dirname(page), decodeURIComponent(path));
  if (!existsSync(file)) {
    throw new Error(`${relative(ROOT, page)} links to ${href}: there is no such file`);
  }
  const inDocs = relative(DOCS, file).split(sep).join('/');
  if (file.endsWith('.md') && !inDocs.startsWith('../')) {
    return `/${inDocs.replace(/(^|\/)README\.md$/, '$1')}${anchor}`;
  }
  const kind = statSync(file).isDirectory() ? 'tree' : 'blob';
  return `${project.url}/${kind}/main/${relative(ROOT, file).split(sep).join('/')}${anchor}`;
}
