// The documentation site: `npm ci && npm run build` in docs/ writes it to target/site. The pages are the Markdown files of docs/, as they
// read on GitHub. A site that does not lie at the root of its host is built with `npm run build -- --base /folder/`.
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitepress';
import { checkerPackage } from './checker.mjs';
import { kinds } from './kinds.mjs';
import { markdown } from './markdown.mjs';
import { writeServiceWorker } from './offline.mjs';
import { withPolicy } from './policy.mjs';
import { icon, project } from './project.mjs';

const sidebar = kinds();
const PLAYGROUND = '/playground';
/** Frontmatter that would show on GitHub. */
const SPECIAL = {
  'index.md': () => ({ frontmatter: home() }),
  'playground.md': () => ({ frontmatter: { aside: false, pageClass: 'playground-page' } }),
};
const first = sidebar.find(({ items }) => items.length > 0).items[0];

export default defineConfig({
  title: project.name,
  description: project.description,
  lang: 'en-US',
  outDir: '../target/site',
  cacheDir: '../target/site-cache',
  head: [['link', { rel: 'icon', href: icon }]],
  // On GitHub a folder shows its README.md, on the web its index.html.
  rewrites: (page) => page.replace(/(^|\/)README\.md$/, '$1index.md'),
  markdown,
  themeConfig: {
    sidebar,
    nav: [...sidebar.map(({ text, items }) => ({ text, link: items[0].link })), { text: 'Playground', link: PLAYGROUND }],
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: project.url }],
    editLink: { pattern: `${project.url}/edit/main/docs/:path`, text: 'Change this page on GitHub' },
  },
  transformHtml: withPolicy,
  buildEnd: writeServiceWorker,
  transformPageData: (page) => SPECIAL[page.relativePath]?.(),
  vite: {
    resolve: {
      alias: { 'urn-ls': checkerPackage() },
      dedupe: ['autocomplete', 'lint', 'state', 'view'].map((name) => `@codemirror/${name}`), // of this folder, for urn-ls/codemirror
    },
    ssr: { resolve: { conditions: ['browser', ...defaultServerConditions] } }, // vscode-jsonrpc/browser has no form for Node.js
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 2500 }, // in kB; the checker is a chunk of its own
  },
});

/** The list of all pages, docs/README.md, is the home page. */
function home() {
  return {
    layout: 'home',
    hero: {
      name: project.name,
      tagline: project.description,
      actions: [
        { theme: 'brand', text: first.text, link: first.link },
        { theme: 'alt', text: 'Try it', link: PLAYGROUND },
        { theme: 'alt', text: 'Rules', link: '/rules/' },
      ],
    },
  };
}
