// What the package of npm shows for browsers: its README's editor, bundled, and its README's page, as it stands there, in Chromium.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build as vite } from 'vite';
import webpack from 'webpack';
import { address, DESKTOP, withPage } from './browser.mjs';
import { examples, project, tool } from '../browser/installed.mjs';

const folder = project('pages');
/** Where its files are for Chromium; the server of the site has no such folder. */
const BELOW = '/package-test/';
const example = (kind) => examples().find((one) => one.kind === kind);
/** Runs `look` with a page of the folder, and answers with what it has printed. */
async function printed(file, look) {
  const said = [];
  await withPage(DESKTOP, async (page) => {
    page.on('console', (message) => said.push(message.text()));
    await page.route(`${address(BELOW)}**`, (route) => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(BELOW.length)) }));
    await page.goto(address(BELOW + file));
    await look(page, said);
  });
  return said;
}

test('the page without a bundler prints what it says', async () => {
  const { code, promised } = example('html');
  writeFileSync(join(folder, 'page.html'), code);
  const said = await printed('page.html', (page) => page.locator('output', { hasText: 'URN' }).waitFor());
  assert.deepEqual(said, promised);
});

/** How a project makes its page: each bundler with what it does unless told otherwise. Each writes made/page.js. */
const BUNDLERS = {
  vite: () => vite({ root: folder, configFile: false, logLevel: 'warn', base: './',
    build: { outDir: 'made', rollupOptions: { input: 'page.mjs', output: { entryFileNames: 'page.js' } } } }),
  webpack: () => new Promise((made, failed) => {
    webpack({
      mode: 'production', context: folder, entry: './page.mjs', output: { path: join(folder, 'made'), filename: 'page.js' }, performance: false,
      optimization: { minimize: false }, // which takes a minute, and changes nothing of what is found
    },
      (error, stats) => (error || stats.hasErrors() ? failed(error ?? new Error(stats.toString('errors-only'))) : made()));
  }),
  esbuild: async () => {
    const page = readFileSync(join(folder, 'page.mjs'), 'utf8');
    writeFileSync(join(folder, 'page.mjs'), page.replace('inWorker()', "inWorker(new Worker('made/node_modules/urn-ls/functions.js', { type: 'module' }))")
      .replace("new URL('urn-ls/worker.js', import.meta.url)", "'made/node_modules/urn-ls/worker.js'"));
    execFileSync(tool('esbuild'), ['page.mjs', 'node_modules/urn-ls/functions.js', 'node_modules/urn-ls/worker.js', '--bundle', '--splitting', '--format=esm', '--outdir=made', '--log-level=warning'],
      { cwd: folder, stdio: 'inherit' });
  },
};

Object.entries(BUNDLERS).forEach(([name, build]) => test(`the functions, and the server, run in workers that ${name} makes`, async () => {
  rmSync(join(folder, 'made'), { recursive: true, force: true });
  const { code, promised } = examples().find((one) => one.code.includes('inWorker()'));
  const server = examples().find((one) => one.code.includes('urn-ls/worker.js'));
  writeFileSync(join(folder, 'page.mjs'), `${code.replace('urns.terminate();', '')}
    ${server.code}
    const answered = new Promise((done) => server.addEventListener('message', ({ data }) => done(Object.keys(data.result.capabilities).length > 10)));
    server.postMessage({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } });
    console.log(await answered);
    console.log((await urns.check('a', { language: 'cobol' }).catch(({ name, code: what }) => [name, what])).join());
    urns.terminate();
    console.log(await urns.rules().catch(({ message }) => message));\n`);
  await build();
  writeFileSync(join(folder, 'worker.html'), '<!doctype html><meta charset="utf-8"><title>Worker</title><script type="module" src="made/page.js"></script>');
  const said = await printed('worker.html', (page, lines) => page.waitForEvent('console', () => lines.length === 4));
  assert.deepEqual(said, [...promised, 'true', 'RangeError,unknown-language', 'the worker has ended']);
}));

/** Bundles the editor of the README into a page. */
function bundle() {
  writeFileSync(join(folder, 'editor.mjs'), `${example('js browser').code}\nwindow.opened = opened;\n`);
  execFileSync(tool('esbuild'), ['editor.mjs', '--bundle', '--splitting', '--format=esm', '--outdir=made', '--log-level=warning'], { cwd: folder, stdio: 'inherit' });
  writeFileSync(join(folder, 'editor.html'), '<!doctype html><meta charset="utf-8"><title>Editor</title><body><script type="module" src="made/editor.js"></script>');
}

test('the editor shows a finding, repairs it, explains and completes names, and the document follows', async () => {
  bundle();
  await printed('editor.html', async (page) => {
    const text = () => page.evaluate(() => window.opened.text);
    await page.locator('.cm-lintRange-warning', { hasText: '8' }).hover();
    const tooltip = page.locator('.cm-tooltip');
    await tooltip.getByRole('button', { name: 'Make 7 the check digit' }).click();
    assert.equal(await text(), '<book id="urn:isbn:9780306406157"/>');
    await page.locator('.cm-lintRange-warning').waitFor({ state: 'detached' });
    await page.mouse.move(0, 0);
    await page.locator('.cm-line').first().hover({ position: { x: 140, y: 8 } }); // in the name
    const explanation = page.locator('.urn-explanation');
    await explanation.locator('strong', { hasText: 'English language' }).waitFor();
    assert.equal(await explanation.locator('a[rel="noopener noreferrer"]').getAttribute('href'), 'https://www.iana.org/assignments/urn-formal/isbn');
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n<a b="urn:is');
    // By the mouse, since the editor takes no key as a choice right after the list has opened.
    await page.locator('.cm-tooltip-autocomplete li[aria-selected]', { hasText: 'isbn' }).click();
    await page.waitForFunction(() => window.opened.text.includes('<a b="urn:isbn:'));
    const shown = await page.evaluate(() => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'));
    assert.equal(await text(), shown);
  });
});

test('a colon opens no list where the name may be whole, and asking does', async () => {
  bundle();
  await printed('editor.html', async (page) => {
    await page.locator('.cm-content').click();
    await page.evaluate(() => {
      const { opened } = window;
      const complete = opened.complete.bind(opened);
      window.lists = new Map();
      opened.complete = async (offset, ...more) => {
        const items = await complete(offset, ...more);
        window.lists.set(opened.text.slice(0, offset), items.length);
        return items;
      };
    });
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n<!-- urn:');
    const list = () => page.evaluate(() => window.lists.get(window.opened.text));
    await page.waitForFunction(() => window.lists.has(window.opened.text));
    assert.equal(await list(), 0);
    await page.keyboard.press('Control+Space');
    await page.getByRole('option').first().waitFor();
    assert.notEqual(await list(), 0);
    await page.getByRole('option', { name: 'ietf' }).click();
    await page.waitForFunction(() => window.opened.text.endsWith('urn:ietf:') && window.lists.has(window.opened.text));
    assert.notEqual(await list(), 0, 'behind what was picked');
    await page.getByRole('option', { name: 'params' }).waitFor();
    await page.evaluate(() => window.lists.clear());
    await page.keyboard.press('Backspace');
    await page.keyboard.type(':');
    await page.waitForFunction(() => window.lists.has(window.opened.text));
    assert.equal(await list(), 0, 'what is typed at the place of what was picked');
  });
});
