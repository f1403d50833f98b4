// The Markdown of explanations as elements: paragraphs, lists, tables as text, code, strong and emphasized words, links to the web. No text
// becomes HTML on the way, so none can bring a script.

// Code (CommonMark §6.1), strong and emphasized text, a link with and without words, an escaped character.
const MARKS = /(?<fence>`+)(?<code>.*?[^`])\k<fence>(?!`)|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|\[(?<words>(?:\\.|[^\]\\])+)\]\(<?(?<target>https?:[^)>\s]+)>?\)|<(?<address>https?:[^>\s]+)>|\\(?<plain>[!-/:-@[-`{-~])/g;

function element(name, content, attributes = {}) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...content);
  return made;
}

const link = (href, content) => element('a', content, { href, rel: 'noopener noreferrer', target: '_blank' });

function marked({ fence, code, strong, em, words, target, address, plain }) {
  switch (true) {
    case fence !== undefined: return element('code', [code.replace(/^ (.*`.*) $/, '$1')]);
    case strong !== undefined: return element('strong', inline(strong));
    case em !== undefined: return element('em', inline(em));
    case target !== undefined: return link(target, inline(words));
    case address !== undefined: return link(address, [address]);
    default: return plain;
  }
}

function inline(text) {
  const nodes = [];
  let at = 0;
  for (const { index, 0: found, groups } of text.matchAll(MARKS)) {
    nodes.push(text.slice(at, index), marked(groups));
    at = index + found.length;
  }
  return [...nodes, text.slice(at)].filter((node) => node !== '');
}

function block(text) {
  const lines = text.split('\n');
  return lines.every((line) => line.startsWith('- ')) ? element('ul', lines.map((line) => element('li', inline(line.slice(2)))))
    : element('p', inline(text));
}

/** The elements of some Markdown of the checker. */
export const explanation = (markdown) => markdown.split(/\n{2,}/).filter((text) => text.trim() !== '').map(block);
