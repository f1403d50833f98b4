// The home page and the playground in Firefox: nothing is refused by the policy of the site, and a text is checked.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { SITE } from './paths.mjs';
import { serve } from './server.mjs';

const PATIENCE = 300_000;
let server;
let browser;

before(async () => {
  server = await serve(SITE);
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', timeout: PATIENCE, protocolTimeout: PATIENCE });
});

after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a page, lets `look` do something in it, and returns what was wrong meanwhile. */
async function faults(path, look) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const found = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  await page.goto(server.address + path);
  await page.waitForFunction(() => document.querySelector('#app').__vue_app__);
  await look(page);
  await page.close();
  return found;
}

test('the home page fetches pages ahead, as its policy allows', async () => {
  assert.deepEqual(await faults('/', (page) => page.waitForFunction(() => document.querySelector('link[rel=prefetch]')
    && performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')))), []);
});

test('the playground marks what is wrong in a text', async () => {
  assert.deepEqual(await faults('/playground.html', async (page) => {
    await page.waitForSelector('.cm-content');
    await page.click('.cm-content');
    await page.keyboard.type(' urn:isbn:9780306406158 ');
    await page.waitForFunction(() => [...document.querySelectorAll('.cm-lintRange')].some(({ textContent }) => textContent === '8'));
  }), []);
});
