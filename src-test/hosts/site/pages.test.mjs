// Every page of the documentation site in target/site, in Chromium: axe finds nothing, and nothing is cut off.
//   node --test src-test/hosts/site/pages.test.mjs      after npm ci here and in docs, and npm run build in docs
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { test } from 'node:test';
import { barriers } from './axe.mjs';
import { address, DESKTOP, open, SITE, withPage } from './browser.mjs';
import { cutTexts } from './cut.mjs';

/** Pages that are looked at as a whole, with their scripts. All others have the same frame. */
const WHOLE = ['index.html', '404.html', 'tutorial.html', 'rules/stray-question-mark.html'];
const FRAME = ['.VPNav', '.VPSidebar'];
const WIDTHS = [1280, 820, 390, 320];

const pages = readdirSync(SITE, { recursive: true }).map(String).filter((file) => file.endsWith('.html')).map((file) => file.split(sep).join('/'));
const others = pages.filter((file) => !WHOLE.includes(file));

/** What is wrong with the page that is shown. */
async function faults(page, file, exclude) {
  const found = [];
  const add = (where, faults) => found.push(...faults.map((fault) => `${file}, ${where}: ${fault}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESKTOP, width });
    add(`${width} pixels`, await page.evaluate(cutTexts));
  }
  await page.setViewportSize(DESKTOP);
  add('light', await barriers(page, { exclude }));
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  add('dark', await barriers(page, { exclude, runOnly: ['color-contrast'] }));
  return found;
}

test('the frame of the site, the home page, a page that is not there, a page and a rule', async () => {
  await withPage(DESKTOP, async (page) => {
    const found = [];
    for (const file of WHOLE) {
      await open(page, `/${file}`);
      found.push(...await faults(page, file));
    }
    assert.deepEqual(found, []);
  }, { colorScheme: 'light' });
});

/** As their files say, without scripts, which is faster; in two windows, as most machines have two cores. */
test('every other page', async () => {
  const halves = [0, 1].map((half) => others.filter((_, index) => index % 2 === half));
  const found = await Promise.all(halves.map(faultsWithoutScripts));
  assert.deepEqual(found.flat(), []);
});

async function faultsWithoutScripts(files) {
  const found = [];
  await withPage(DESKTOP, async (page) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const file of files) {
      await page.goto(address(`/${file}`));
      found.push(...await faults(page, file, FRAME));
    }
  }, { colorScheme: 'light', expected: /ERR_FAILED/ });
  return found;
}

test('what is cut off is seen', async () => {
  await withPage(DESKTOP, async (page) => {
    await page.setContent(`<p>read</p>
      <p style="width: 50px; overflow: hidden; white-space: nowrap">too long for its box</p>
      <p style="height: 10px; overflow: clip">too high<br>for its box</p>
      <p style="margin-left: -20px">beyond the window</p>
      <pre style="width: 50px; overflow: auto">this one scrolls</pre>
      <p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">for a screen reader</p>
      <p style="visibility: hidden; margin-left: -20px">hidden</p>
      <div style="width: 2000px">wide</div>`);
    assert.deepEqual(await page.evaluate(cutTexts), [
      '“too long for its box” is cut by p', '“too high” is cut by p', '“for its box” is cut by p', '“beyond the window” is cut by the window',
      'it scrolls sideways: 2008 pixels',
    ]);
  });
});
