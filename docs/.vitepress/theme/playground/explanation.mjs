// The Markdown of the checker as elements. No text becomes HTML on the way, so none can bring a script: each element is made by its name, and
// only these are made. Links are followed only to the web, in a new tab.
import MarkdownIt from 'markdown-it';

const md = new MarkdownIt({ html: false }).disable('image');
md.validateLink = (address) => /^https?:/i.test(address);

const ELEMENTS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 's', 'code', 'pre', 'a', 'br', 'hr', 'ul', 'ol', 'li',
  'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);

/**
 * The elements and texts of some Markdown.
 *
 * @param make makes an element of a name, of attributes and of what is in it
 */
export function explanation(markdown, make) {
  return nodes(md.parse(markdown, {}), make);
}

/** As {@link explanation}, as nodes of the page. */
export function explanationNodes(markdown) {
  return explanation(markdown, (name, attributes, content) => {
    const element = document.createElement(name);
    Object.entries(attributes).forEach(([attribute, value]) => element.setAttribute(attribute, value));
    element.append(...content);
    return element;
  });
}

function nodes(tokens, make) {
  const open = [{ content: [] }];
  for (const token of tokens) {
    if (token.nesting > 0) {
      open.push({ token, content: [] });
    } else if (token.nesting < 0) {
      const { token: begin, content } = open.pop();
      open.at(-1).content.push(...element(begin, content, make));
    } else {
      open.at(-1).content.push(...leaf(token, make));
    }
  }
  return open[0].content;
}

/** A token without an end of its own. */
function leaf(token, make) {
  switch (token.type) {
    case 'inline': return nodes(token.children, make);
    case 'softbreak': return ['\n'];
    case 'hardbreak': case 'hr': return [make(token.tag, {}, [])];
    case 'code_inline': return [make('code', {}, [token.content])];
    case 'code_block': case 'fence': return [make('pre', {}, [make('code', {}, [token.content])])];
    default: return token.content === '' ? [] : [token.content];
  }
}

/** Paragraphs in a short list have no element. */
function element(token, content, make) {
  return token.hidden || !ELEMENTS.has(token.tag) ? content : [make(token.tag, attributes(token), content)];
}

function attributes(token) {
  return token.type === 'link_open' ? { href: token.attrGet('href'), rel: 'noopener noreferrer', target: '_blank' } : {};
}
