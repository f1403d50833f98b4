// The documentation site in target/site, as Chromium shows it. Pictures of it are written to target/site-screens.
//   node --test src-test/hosts/site/site.test.mjs      after npm ci here and in docs, and npm run build in docs
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { test } from 'node:test';
import { kinds } from '../../../docs/.vitepress/kinds.mjs';
import { DESKTOP, open, PHONE, ROOT, SCREENS, SITE, withPage } from './browser.mjs';

const RULE = '/rules/stray-question-mark.html';
const SHOWN = { home: '/', first: `${kinds()[0].items[0].link}.html`, rule: RULE, performance: '/performance.html' };

/** The pages of the site by their path. */
const pages = new Map(readdirSync(SITE, { recursive: true }).map(String).filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => [`/${file.split(sep).join('/').replace(/(^|\/)index\.html$/, '$1')}`, readFileSync(join(SITE, file), 'utf8')]));

test('text of a page is text, whatever Vue would make of it', async () => {
  const { createMarkdownRenderer } = await import('../../../docs/node_modules/vitepress/dist/node/index.js');
  const { markdown } = await import('../../../docs/.vitepress/markdown.mjs');
  const docs = join(ROOT, 'docs');
  const renderer = await createMarkdownRenderer(docs, markdown);
  const html = async (text) => renderer.render(text, { path: join(docs, 'install.md'), relativePath: 'install.md', cleanUrls: false });
  assert.match(await html('a {{ name }} b'), /a &#123;&#123; name }} b/);
  assert.match(await html('`{{ name }}`'), /<code>&#123;&#123; name }}<\/code>/);
  assert.match(await html('```sh\necho {{ name }}\n```'), /<pre [^>]*v-pre/);
  assert.match(await html('an <xmlns> and <urn:example:a b>'), /an &lt;xmlns&gt; and &lt;urn:example:a b&gt;/);
  assert.match(await html('[a](../README.md#x) [b](ci.md#y)'), /href="https:\/\/[^"]*\/blob\/main\/README.md#x".*href="\/ci.html#y"/);
  await assert.rejects(html('[a](../nowhere.java)'), /install.md links to ..\/nowhere.java: there is no such file/);
});

test('every page of docs is there, and every link within the site leads to a page and its heading', () => {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true }).map(String).filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => `/${file.split(sep).join('/').replace(/(^|\/)README\.md$/, '$1').replace(/\.md$/, '.html')}`);
  assert.deepEqual([...pages.keys()].sort(), docs.sort());
  const broken = [];
  for (const [page, html] of pages) {
    for (const [, href] of html.matchAll(/ href="([^":]*)"/g)) {
      const [path, anchor] = href.replaceAll('&amp;', '&').replace(/#json=.*/, '').split('#'); // the playground's texts have a test of their own
      const target = posix.join('/', path === '' ? page : posix.resolve(page.endsWith('/') ? page : dirname(page), path), path.endsWith('/') ? '/' : '');
      if (extensionOf(target) === '' && !(pages.get(target)?.includes(anchor ? ` id="${decodeURIComponent(anchor)}"` : '') ?? false)) {
        broken.push(`${page}: ${href}`);
      }
    }
  }
  assert.deepEqual(broken, []);
});

test('every page has a policy that names its own scripts and no others', () => {
  for (const [page, html] of pages) {
    const policies = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g)];
    assert.equal(policies.length, 1, page);
    const [{ index, 1: policy }] = policies;
    assert.equal(html.indexOf('<script') > index, true, `${page}: it comes before all scripts`);
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')).split(' ').slice(1);
    assert.equal(scripts.every((source) => source === "'self'" || source.startsWith("'sha256-")), true, `${page}: ${scripts}`);
    assert.doesNotMatch(html, /<script[^>]* src="(?!\/)/, page);
    assert.doesNotMatch(html, /<[a-z][^>]* on[a-z]+=/, page);
  }
});

/** The end of a name of a file that is no page. */
function extensionOf(path) {
  const extension = posix.extname(path);
  return extension === '.html' ? '' : extension;
}

for (const [name, path] of Object.entries(SHOWN)) {
  test(`${name} is shown at ${path}`, async () => {
    for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await withPage(viewport, async (page) => {
        await open(page, path);
        assert.notEqual((await page.locator('h1:visible').first().textContent()).trim(), '');
        await page.screenshot({ path: join(SCREENS, `${name}-${size}.png`), fullPage: true });
      });
    }
  });
}

test('the search finds a rule by a word of its page', async () => {
  await withPage(DESKTOP, async (page) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await page.locator('.VPLocalSearchBox input').fill('question mark');
    const result = page.locator(`.VPLocalSearchBox a.result[href*="${RULE}"]`).first();
    await result.waitFor();
    await page.screenshot({ path: join(SCREENS, 'search-desktop.png') });
    await result.click();
    await page.waitForURL((url) => url.pathname === RULE);
    await page.locator('h1', { hasText: 'stray-question-mark' }).waitFor();
  });
});

test('the search finds a family and a list of names by a word of its heading', async () => {
  for (const [word, place] of [['isbn', '/families.html#isbn'], ['saml bindings', '/families.html#saml-20-bindings'], ['xrechnung', '/families.html#names-of-xrechnung']]) {
    await withPage(DESKTOP, async (page) => {
      await open(page, '/');
      await page.keyboard.press('Control+k');
      await page.locator('.VPLocalSearchBox input').fill(word);
      await page.locator(`.VPLocalSearchBox a.result[href*="${place}"]`).first().waitFor();
    });
  }
});

test('comments are not shown', () => {
  const shown = [...pages].filter(([, html]) => html.includes('<p>&lt;!--')).map(([page]) => page);
  assert.deepEqual(shown, []);
});

test('the dark mode is switched on, lasts, and is switched off', async () => {
  await withPage(DESKTOP, async (page) => {
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const toggle = page.locator('.VPNavBar .VPSwitchAppearance').first();
    await open(page, SHOWN.performance);
    assert.equal(await isDark(), false);
    const light = await background();
    await toggle.click();
    await page.locator('html.dark').waitFor();
    assert.notEqual(await background(), light);
    await open(page, SHOWN.performance);
    assert.equal(await isDark(), true);
    for (const [name, path] of Object.entries(SHOWN)) {
      await open(page, path);
      await page.screenshot({ path: join(SCREENS, `${name}-dark.png`), fullPage: true });
    }
    await toggle.click();
    await page.locator('html:not(.dark)').waitFor();
  }, { colorScheme: 'light' });
});

test('the sidebar lists the kinds of pages, and the rules once their group is opened', async () => {
  await withPage(DESKTOP, async (page) => {
    await open(page, SHOWN.performance);
    const sidebar = page.locator('.VPSidebar');
    assert.deepEqual(await sidebar.locator('.level-0 > .item h2').allTextContents(), kinds().map(({ text }) => text));
    const rule = page.locator(`.VPSidebar a[href="${RULE}"]`);
    assert.equal(await rule.count(), 1);
    assert.equal(await rule.isVisible(), false);
    await sidebar.locator('.level-1', { has: page.locator(`a[href="${RULE}"]`) }).locator('.caret').click();
    await rule.waitFor({ state: 'visible' });
  });
});

test('on a phone the menu opens the list of pages', async () => {
  await withPage(PHONE, async (page) => {
    await open(page, SHOWN.rule);
    await page.locator('.VPLocalNav button.menu').click();
    await page.locator('.VPSidebar.open').waitFor();
    await page.screenshot({ path: join(SCREENS, 'menu-phone.png') });
  });
});
