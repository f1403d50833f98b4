// The documentation site: `npm ci && npm run build` in docs/ writes it to target/site. The pages are the Markdown files of docs/, as they
// read on GitHub. A site that does not lie at the root of its host is built with `npm run build -- --base /folder/`.
import { defineConfig } from 'vitepress';
import { kinds } from './kinds.mjs';
import { markdown } from './markdown.mjs';
import { icon, project } from './project.mjs';

const sidebar = kinds();
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
    nav: sidebar.map(({ text, items }) => ({ text, link: items[0].link })),
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: project.url }],
    editLink: { pattern: `${project.url}/edit/main/docs/:path`, text: 'Change this page on GitHub' },
  },
  transformPageData: (page) => (page.relativePath === 'index.md' ? { frontmatter: home() } : undefined),
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
        { theme: 'alt', text: 'Rules', link: '/rules/' },
      ],
    },
  };
}
