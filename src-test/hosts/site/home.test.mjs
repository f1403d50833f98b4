// The home page of the documentation site in target/site, as Chromium shows it, and what a page says of itself to other programs.
//   node --test src-test/hosts/site/home.test.mjs      after npm ci here and in docs, and npm run build in docs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { headOf, siteAddress } from '../../../docs/.vitepress/head.mjs';
import { kinds } from '../../../docs/.vitepress/kinds.mjs';
import { project } from '../../../docs/.vitepress/project.mjs';
import { fields } from '../../../docs/.vitepress/theme/home/fields.mjs';
import { address, DESKTOP, open, PHONE, ROOT, SCREENS, SITE, withPage } from './browser.mjs';
import { drawing, hashIn, hashOf, PICTURE, sizeOf, withHash } from './social.mjs';

const HOME = '/';
const FIELDS = await fields();
const [SAML] = FIELDS;

const html = readFileSync(join(SITE, 'index.html'), 'utf8');
const still = (page) => page.locator('.home-still');
const finding = (page) => page.locator('.home-stage').getByRole('status').locator('.home-finding');
const repair = (page) => finding(page).getByRole('button');
const textOf = (page) => page.evaluate(() => [...document.querySelectorAll('.home .cm-line')].map((line) => line.textContent).join('\n'));

/** Opens the home page and waits until the editor has taken the place of its picture. */
async function openLive(page) {
  await open(page, HOME);
  await still(page).waitFor({ state: 'detached' });
}

test('without scripts the page says what is wrong in the example, and what repairs it', async () => {
  await withPage(DESKTOP, async (page) => {
    await page.goto(address(HOME));
    assert.equal(await page.locator('main').count(), 1);
    assert.equal(await page.locator('h1').textContent(), 'Finds wrong urn: names before the other server does');
    assert.equal((await still(page).locator('code').first().textContent()).trimEnd(), SAML.text);
    assert.equal(await still(page).locator('mark').textContent(), 'HTTP-REDIRECT');
    assert.match(await still(page).locator('.home-finding').textContent(), /did you mean “HTTP-Redirect”.*Write “HTTP-Redirect”/);
    assert.equal(await page.locator('.home-tabs').isVisible(), false, 'buttons that do nothing');
    assert.equal(await still(page).getByRole('button').count(), 0);
  }, { javaScriptEnabled: false });
});

test('the checker is loaded behind all that the first screen needs', async () => {
  await withPage(DESKTOP, async (page) => {
    await openLive(page);
    const { before, behind } = await page.evaluate(() => { // by the clock of the page, since events reach this test in any order
      const [{ loadEventStart }] = performance.getEntriesByType('navigation');
      const resources = performance.getEntriesByType('resource');
      const names = (isWanted) => resources.filter(({ startTime }) => isWanted(startTime < loadEventStart)).map(({ name }) => name);
      return { before: names((isBefore) => isBefore), behind: names((isBefore) => !isBefore) };
    });
    assert.ok(before.length > 1, 'the requests are seen');
    assert.deepEqual(before.filter((url) => /worker|LiveEditor/.test(url)), []);
    assert.ok(behind.some((url) => /LiveEditor/.test(url)));
    assert.equal(page.workers().length, 1);
  });
  assert.doesNotMatch(html, /<link[^>]*(worker|LiveEditor)/);
});

test('the editor stands where its picture stood, and moves nothing', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    await withPage(viewport, async (page) => {
      let release;
      const held = new Promise((resolve) => { release = resolve; });
      await page.route('**/*LiveEditor*', (route) => held.then(() => route.continue()));
      const below = () => page.locator('#urn').evaluate((heading) => heading.getBoundingClientRect().top);
      await open(page, HOME);
      await page.evaluate(() => document.fonts.ready);
      const before = await below();
      release();
      await still(page).waitFor({ state: 'detached' });
      const moved = Math.abs(await below() - before);
      assert.ok(moved <= 4, `${viewport.width} pixels wide: what follows moves by ${moved} pixels`);
    });
  }
});

test('the repair is a click, and the text is checked again', async () => {
  await withPage(DESKTOP, async (page) => {
    await openLive(page);
    assert.equal(await textOf(page), SAML.text);
    await repair(page).click();
    await finding(page).filter({ hasText: 'No findings' }).waitFor();
    assert.equal(await textOf(page), SAML.text.replace('HTTP-REDIRECT', 'HTTP-Redirect'));
    await page.keyboard.press('Control+z');
    await repair(page).waitFor();
    assert.equal(await textOf(page), SAML.text);
  });
});

test('each example shows in the editor what the page says of it', async () => {
  await withPage(DESKTOP, async (page) => {
    await openLive(page);
    for (const { id, title, text, name, finding: { message, repair: offered } } of FIELDS) {
      await page.getByRole('button', { name: title, exact: true }).click();
      await finding(page).filter({ hasText: message }).waitFor();
      assert.equal(await textOf(page), text, id);
      assert.equal(await finding(page).count(), 1, id);
      assert.equal(await repair(page).textContent(), offered, id);
      const card = page.locator('.home-fields li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      assert.equal(await card.locator('del').textContent(), name.wrong, id);
      assert.equal(await card.locator('ins').textContent(), name.right, id);
    }
    await page.getByRole('link', { name: 'Try it: SAML' }).click();
    await finding(page).filter({ hasText: SAML.finding.message }).waitFor();
  });
});

test('a mistake of one’s own is found, and no other text is touched', async () => {
  await withPage(DESKTOP, async (page) => {
    await openLive(page);
    await page.locator('.home .cm-content').fill('<a b="urn:isbn:9780306406158"/>');
    await finding(page).filter({ hasText: 'wrong check digit: 8 should be 7' }).waitFor();
    assert.equal(await repair(page).textContent(), 'Make 7 the check digit');
    await page.locator('.home .cm-content').fill('<a b="urn:epc:id:sgtin:4012345.01111.988"/>');
    await finding(page).filter({ hasText: 'the first two numbers need 13 digits together' }).waitFor();
    assert.equal(await repair(page).count(), 0, 'what only silences a finding is no repair');
  });
});

test('a checker that cannot be loaded is said, and the example stays', async () => {
  await withPage(DESKTOP, async (page) => {
    await page.route('**/checker.worker*', (route) => route.abort());
    await openLive(page);
    await page.getByRole('alert').filter({ hasText: 'The checker could not be loaded' }).waitFor();
    assert.equal(await textOf(page), SAML.text);
    assert.equal(await page.getByText('No findings').count(), 0, 'nothing was checked');
  }, { expected: /ERR_FAILED/ });
});

test('what it is, what a wrong name does and who has such names fit three screens; nothing there needs Java', async () => {
  await withPage(DESKTOP, async (page) => {
    await openLive(page);
    const top = await page.locator('#install').evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    assert.ok(top <= 3 * DESKTOP.height, `${top} pixels`);
    const said = await page.locator('main.home > section').allInnerTexts();
    assert.equal(said.length, 4);
    assert.doesNotMatch(said.join('\n'), /\b(Java|JDK|JVM)\b/);
    for (const { title } of FIELDS) {
      assert.ok(said[2].includes(title), title);
    }
    await page.screenshot({ path: join(SCREENS, 'home-live.png'), fullPage: true });
  });
});

test('the page says whether there is a release', () => {
  const isReleased = /^## \[\d/m.test(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  assert.equal(html.includes('No release has been published yet'), !isReleased);
});

test('the home page has all pages of the list', () => {
  for (const { link, text } of kinds().flatMap(({ items }) => items)) {
    assert.ok(html.includes(`href="${link.endsWith('/') ? link : `${link}.html`}"`), text);
  }
});

const PAGE = { relativePath: 'rules/index.md', title: 'Rules', description: 'All of them' };
const contentOf = (head, tag) => head.map(([, attributes]) => attributes).find(({ name, property }) => [name, property].includes(tag))?.content;

test('with an address a page has a canonical link and a picture', () => {
  const head = headOf(PAGE, 'https://example.org/docs/');
  assert.deepEqual(head[0], ['link', { rel: 'canonical', href: 'https://example.org/docs/rules/' }]);
  assert.equal(contentOf(head, 'og:url'), 'https://example.org/docs/rules/');
  assert.equal(contentOf(head, 'og:image'), 'https://example.org/docs/social.png');
  assert.equal(contentOf(head, 'twitter:card'), 'summary_large_image');
  assert.equal(contentOf(headOf({ ...PAGE, relativePath: 'index.md' }, 'https://example.org/'), 'og:url'), 'https://example.org/');
  assert.equal(contentOf(headOf({ ...PAGE, relativePath: 'a/b.md' }, 'https://example.org/'), 'og:url'), 'https://example.org/a/b.html');
  assert.equal(contentOf(headOf({ ...PAGE, relativePath: '404.md' }, 'https://example.org/'), 'og:url'), undefined);
});

test('without an address it has none', () => {
  const head = headOf(PAGE, undefined);
  assert.equal(contentOf(head, 'og:title'), 'Rules');
  assert.deepEqual(head.filter(([element, attributes]) => element === 'link' || /image|url|card/.test(attributes.property ?? attributes.name)), []);
});

test('the address is an argument of the build', () => {
  const of = (...args) => siteAddress(['node', 'vitepress', 'build', ...args]);
  assert.equal(of(), undefined);
  assert.equal(of('--address', 'https://example.org/docs'), 'https://example.org/docs/');
  assert.equal(of('--address=https://example.org'), 'https://example.org/');
  for (const wrong of [['--address'], ['--address='], ['--address', 'example.org'], ['--address', 'file:///a'], ['--address', 'https://a/?b']]) {
    assert.throws(() => of(...wrong), /--address needs the address of the site, such as/, String(wrong));
  }
});

test('every page has a title and a description, the home page one of its own', () => {
  assert.match(html, /<title>[^<]*\bSAML\b[^<]*<\/title>/);
  const [, description] = /<meta name="description" content="([^"]*)">/.exec(html);
  assert.notEqual(description, project.description);
  assert.ok(description.length <= 160, `search engines cut it: ${description.length} characters`);
  assert.ok(html.includes(`<meta property="og:description" content="${description}">`));
});

test('the picture for links is of what the page shows now', async () => {
  const picture = readFileSync(PICTURE);
  assert.deepEqual(sizeOf(picture), { width: 1200, height: 630 });
  assert.equal(hashIn(picture), hashOf(await drawing()), 'run src-test/hosts/site/social.mjs');
  assert.deepEqual(readFileSync(join(SITE, 'social.png')), picture);
  assert.equal(hashIn(withHash(picture, 'a')), 'a');
});
