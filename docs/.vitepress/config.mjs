// The documentation site: `npm ci && npm run build` in docs/ writes it to target/site. The pages are the Markdown files of docs/, as they
// read on GitHub; docs/README.md, their list, is the home page, which theme/home draws. A site that does not lie at the root of its host is
// built with `npm run build -- --base /folder/`, or with its whole address, as head.mjs says.
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitepress';
import { checkerPackage } from './checker.mjs';
import { headOf, siteAddress } from './head.mjs';
import { kinds } from './kinds.mjs';
import { markdown } from './markdown.mjs';
import { writeServiceWorker } from './offline.mjs';
import { withPolicy } from './policy.mjs';
import { icon, project } from './project.mjs';

const sidebar = kinds();
const PLAYGROUND = '/playground';
/** Frontmatter that would show on GitHub. */
const SPECIAL = {
  'index.md': () => ({
    title: 'urn-ls finds wrong URNs in SAML, SCIM, YANG and other files',
    titleTemplate: false,
    description: 'Marks the urn: names that are wrong while you type, says why, and repairs them: in editors, on the command line, in CI. Try it in the page.',
    frontmatter: { layout: 'HomePage', sidebar: false, aside: false, search: false },
  }),
  'playground.md': () => ({ frontmatter: { sidebar: false, aside: false, outline: false, pageClass: 'playground-page' } }),
};
const address = siteAddress(process.argv);

export default defineConfig({
  title: project.name,
  description: project.description,
  lang: 'en-US',
  ...(address && { base: new URL(address).pathname, sitemap: { hostname: address } }),
  outDir: '../target/site',
  cacheDir: '../target/site-cache',
  head: [['link', { rel: 'icon', href: icon }]],
  // On GitHub a folder shows its README.md, on the web its index.html.
  rewrites: (page) => page.replace(/(^|\/)README\.md$/, '$1index.md'),
  markdown,
  themeConfig: {
    logo: { src: icon, alt: '' },
    sidebar,
    nav: [...sidebar.map(({ text, items }) => ({ text, link: items[0].link })), { text: 'Playground', link: PLAYGROUND }],
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: project.url }],
    editLink: { pattern: `${project.url}/edit/main/docs/:path`, text: 'Change this page on GitHub' },
  },
  transformHead: ({ pageData, title, description }) => headOf({ ...pageData, title, description }, address),
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
