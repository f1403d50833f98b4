// The built site, target/site, in Chromium.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { chromium } from 'playwright-core';
import { ROOT, SITE } from './paths.mjs';
import { serve } from './server.mjs';

export { ROOT, SITE };
/** Where pictures of pages are written. */
export const SCREENS = join(ROOT, 'target', 'site-screens');
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

let server;
let browser;
/** How long something may take to appear before the test gives up, in milliseconds. */
const PATIENCE = 300_000;
const PICTURE = 30_000;
/** What Playwright says where a page wants a service worker and has none: it would fill a cache in each test. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;
/** What was wrong while pages were shown. */
const faults = [];

before(async () => {
  mkdirSync(SCREENS, { recursive: true });
  server = await serve(SITE);
  browser = await chromium.launch({
    timeout: PATIENCE,
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync',
      '--no-first-run',
    ],
  });
});

after(async () => {
  await browser?.close();
  server?.close();
});

afterEach(() => assert.deepEqual(faults.splice(0), []));

/** What the server answers in place of a file of the site, by its path. */
export const answers = () => server.answers;

/** The address of a page by its path. */
export const address = (path) => server.address + path;

/**
 * Runs `look` with a page of this size and watches for errors and for requests that leave this machine.
 *
 * @param expected the messages that are no fault
 */
export async function withPage(viewport, look, { expected = /^$/, ...options } = {}) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(keepLongPauses);
  const page = await context.newPage();
  // Pictures are for people to look at: one that Chromium does not deliver, which happens, fails no test.
  const picture = page.screenshot.bind(page);
  page.screenshot = (how) => picture({ ...how, timeout: PICTURE }).catch((error) => console.log(`# no picture ${how.path}: ${error.message}`));
  const fault = (text) => expected.test(text) || NO_WORKER.test(text) || faults.push(text);
  await context.route((url) => url.origin !== server.address && url.protocol !== 'data:', (route) => {
    fault(`a request for ${route.request().url()}`);
    return route.abort();
  });
  page.on('response', (response) => response.status() >= 400 && fault(`${response.status()} for ${response.url()}`));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && fault(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => fault(`${page.url()}: ${error}`));
  try {
    await look(page);
  } finally {
    await context.close();
  }
}

/**
 * Runs in each page, before its own scripts: a pause of ten seconds or more does not end before {@link endLongPauses}, so that no page loses
 * patience with a slow machine.
 */
function keepLongPauses() {
  const { setTimeout, clearTimeout } = globalThis;
  const kept = new Map();
  globalThis.setTimeout = (run, pause, ...given) => {
    const id = setTimeout(pause >= 10_000 ? () => { } : run, pause, ...given);
    if (pause >= 10_000) {
      kept.set(id, () => run(...given));
    }
    return id;
  };
  globalThis.clearTimeout = (id) => {
    kept.delete(id);
    clearTimeout(id);
  };
  globalThis.longPauses = kept;
}

/** Ends the long pauses of a page, once there is one. */
export async function endLongPauses(page) {
  await page.waitForFunction(() => globalThis.longPauses.size > 0);
  await page.evaluate(() => globalThis.longPauses.forEach((run) => run()));
}

/** Opens a page and waits until Vue has taken it over and its pictures are there. */
export async function open(page, path) {
  await page.goto(address(path));
  await page.waitForFunction(() => document.querySelector('#app').__vue_app__);
  const missing = await page.evaluate(async () => {
    const pictures = [...document.images];
    pictures.forEach((picture) => { picture.loading = 'eager'; });
    const shown = await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return pictures.map(({ src }) => src).filter((src, index) => shown[index].status === 'rejected');
  });
  faults.push(...missing.map((src) => `${path} does not show ${src}`));
}
