// The Markdown of the checker as HTML. HTML in it stays text; links are followed only to the web, in a new tab.
import MarkdownIt from 'markdown-it';

const md = new MarkdownIt({ html: false }).disable('image');
md.validateLink = (address) => /^https?:/i.test(address);
md.renderer.rules.link_open = (tokens, index, options, env, self) => {
  tokens[index].attrSet('rel', 'noopener noreferrer');
  tokens[index].attrSet('target', '_blank');
  return self.renderToken(tokens, index, options);
};

export const explanation = (markdown) => md.render(markdown);
