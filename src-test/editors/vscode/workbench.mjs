// A VS Code workbench with our extension in it, and a browser that shows it. Waits for what is to be seen, never for time.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** How long something may take to appear before the test gives up; never how long it is expected to take. */
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 60_000);

/** Calls `probe` until it gives something true; what it threw last is the failure. */
export async function eventually(what, probe) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    let seen;
    try {
      seen = await probe();
      if (seen) {
        return seen;
      }
    } catch (error) {
      seen = error;
    }
    if (Date.now() > deadline) {
      throw new Error(`${what}: not seen within ${PATIENCE_MS / 1000} s; last: ${seen instanceof Error ? seen.stack : seen}`);
    }
    await new Promise((resume) => setTimeout(resume, 100)); // between two looks, not instead of one
  }
}

export const freePort = () => new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});

export class Workbench {
  /**
   * @param folder where everything is kept: settings, extensions, the workspace, screenshots
   * @param options codeServer: folder of the installation; vsix; files: name to text; settings; env
   */
  static async open(folder, { codeServer, vsix, files, settings = {}, env = process.env }) {
    const bench = new Workbench();
    bench.folder = folder;
    try {
      await bench.start(codeServer, vsix, files, settings, env);
      return bench;
    } catch (error) {
      await bench.close();
      throw error;
    }
  }

  async start(codeServer, vsix, files, settings, env) {
    const { folder } = this;
    for (const part of ['user', 'extensions', 'workspace', 'screens']) {
      rmSync(join(folder, part), { recursive: true, force: true });
      mkdirSync(join(folder, part), { recursive: true });
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, 'workspace', name)), { recursive: true });
      writeFileSync(join(folder, 'workspace', name), text);
    }
    this.settings = {
      'security.workspace.trust.enabled': false, 'workbench.startupEditor': 'none', 'telemetry.telemetryLevel': 'off',
      'workbench.tips.enabled': false, 'editor.minimap.enabled': false, 'workbench.colorTheme': 'Default Light Modern',
      'editor.hover.delay': 50, 'extensions.autoCheckUpdates': false, 'window.commandCenter': false, 'files.autoSave': 'off',
      'editor.accessibilitySupport': 'off', 'html.validate.scripts': false, 'editor.wordBasedSuggestions': 'off',
      'chat.commandCenter.enabled': false, 'editor.fontFamily': 'DejaVu Sans Mono', 'editor.fontSize': 14, ...settings,
    };
    this.set({});
    const entry = join(codeServer, 'node_modules/code-server/out/node/entry.js');
    const common = ['--user-data-dir', join(folder, 'user'), '--extensions-dir', join(folder, 'extensions')];
    execFileSync(process.execPath, [entry, ...common, '--install-extension', vsix], { env, stdio: 'pipe' });
    const port = await freePort();
    this.server = spawn(process.execPath, [entry, ...common, '--bind-addr', `127.0.0.1:${port}`, '--auth', 'none',
      '--disable-telemetry', '--disable-update-check', '--disable-workspace-trust', '--disable-getting-started-override',
      join(folder, 'workspace')], { env, stdio: 'ignore', detached: true });
    await eventually('the workbench answers', async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
    await this.show(`http://127.0.0.1:${port}/?folder=${join(folder, 'workspace')}`);
  }

  /** Opens a browser at the address of a workbench. */
  async show(address) {
    this.browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync'],
    });
    const context = await this.browser.newContext({ viewport: { width: 1200, height: 760 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    this.page = await context.newPage();
    this.page.setDefaultTimeout(PATIENCE_MS);
    await this.page.goto(address);
    await this.page.waitForSelector('.explorer-folders-view .monaco-list-row');
  }

  async close() {
    await this.browser?.close();
    try {
      process.kill(-(this.server?.pid ?? NaN), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  /** Changes the user's settings, as the settings editor would. */
  set(settings) {
    this.settings = { ...this.settings, ...settings };
    this.write('User', this.settings);
  }

  /** Changes the settings of this machine, where those stand that no workspace may change. */
  setMachine(settings) {
    this.write('Machine', settings);
  }

  /** Changes the settings of the workspace. */
  setWorkspace(settings) {
    mkdirSync(join(this.folder, 'workspace', '.vscode'), { recursive: true });
    writeFileSync(join(this.folder, 'workspace', '.vscode', 'settings.json'), JSON.stringify(settings));
  }

  write(scope, settings) {
    mkdirSync(join(this.folder, 'user', scope), { recursive: true });
    writeFileSync(join(this.folder, 'user', scope, 'settings.json'), JSON.stringify(settings));
  }

  /** Where the extension was installed. */
  extension() {
    const name = readdirSync(join(this.folder, 'extensions')).find((entry) => entry.startsWith('urn-ls.urn-ls-'));
    return join(this.folder, 'extensions', name);
  }

  onDisk(name) {
    return readFileSync(join(this.folder, 'workspace', name), 'utf8');
  }

  async command(title) {
    await this.page.keyboard.press('F1');
    await this.page.waitForSelector('.quick-input-widget:not([style*="display: none"]) .quick-input-box input');
    await this.page.keyboard.type(title);
    await this.page.locator('.quick-input-list .monaco-list-row', { hasText: title }).first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  async openFile(name) {
    await this.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).first().dblclick();
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    await this.page.locator('.editor-instance .view-line').first().waitFor();
  }

  /** The text of the editor, as it is shown. */
  async text() {
    const lines = await this.page.locator('.editor-instance .view-lines').first().evaluate((node) =>
      [...node.querySelectorAll('.view-line')].map((line) => [parseFloat(line.style.top), line.textContent])
        .sort(([a], [b]) => a - b).map(([, text]) => text));
    return lines.join('\n').replaceAll('\u00a0', ' ').replaceAll('\u200b', '');
  }

  /** The rectangle on the screen of `wanted` in the editor: where it first stands within `inside`. */
  async rectangle(wanted, inside = wanted) {
    return eventually(`“${inside}” is shown`, () => this.page.evaluate(([text, context]) => {
      for (const line of document.querySelectorAll('.editor-instance .view-line')) {
        const nodes = [];
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          nodes.push(walker.currentNode);
        }
        const whole = nodes.map((node) => node.data).join('').replaceAll('\u00a0', ' ');
        const around = whole.indexOf(context);
        if (around >= 0) {
          const at = around + context.indexOf(text);
          const place = (offset, asEnd) => {
            let before = 0;
            for (const node of nodes) {
              const inside = offset - before;
              if (asEnd ? inside <= node.data.length : inside < node.data.length) {
                return [node, inside];
              }
              before += node.data.length;
            }
            return [nodes.at(-1), nodes.at(-1).data.length];
          };
          const range = document.createRange();
          range.setStart(...place(at, false));
          range.setEnd(...place(at + text.length, true));
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height };
        }
      }
      return null;
    }, [wanted, inside]));
  }

  /** Asserts that exactly these characters are underlined so: `error`, `warning`, `info` or `hint`. */
  async underlined(severity, wanted, inside = wanted) {
    await eventually(`“${wanted}” is underlined as ${severity}`, async () => {
      const text = await this.rectangle(wanted, inside);
      const marks = await this.page.locator(`.editor-instance .squiggly-${severity}`).evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })));
      const near = (a, b) => Math.abs(a - b) < 2.5;
      const found = marks.some((mark) => near(mark.x, text.x) && near(mark.width, text.width) && mark.y < text.y + text.height
        && mark.y + mark.height > text.y);
      return found || assert.fail(`text at ${JSON.stringify(text)}, marks at ${JSON.stringify(marks)}`);
    });
  }

  async notUnderlined(severity) {
    await eventually(`nothing is underlined as ${severity}`, async () =>
      await this.page.locator(`.editor-instance .squiggly-${severity}`).count() === 0);
  }

  /** Begins to write down what {@link squiggles} answers with. */
  async watchSquiggles() {
    await this.page.evaluate(() => {
      let key = performance.now();
      window.addEventListener('keydown', () => {
        key = performance.now();
      }, true);
      window.squiggles = [];
      const wanted = '[class*="squiggly-"]';
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
        if (added.some((node) => node.matches(wanted) || node.querySelector(wanted))) {
          window.squiggles.push(Math.floor(performance.now() - key));
        }
      }).observe(document.querySelector('.editor-instance'), { childList: true, subtree: true });
    });
  }

  /** How many milliseconds behind the last key squiggles came, since {@link watchSquiggles}. */
  squiggles() {
    return this.page.evaluate(() => window.squiggles);
  }

  /** Puts the cursor behind the first character of `wanted`. */
  async click(wanted, options = {}) {
    const { x, y, height } = await this.rectangle(wanted);
    await this.page.mouse.click(x + 3, y + height / 2, options);
  }

  /** Opens the menu of code actions, again where something closed it, until it has this one. */
  async actions(title) {
    const row = this.page.locator('.action-widget .monaco-list-row', { hasText: title });
    await eventually(`the menu has ${title}`, async () => {
      await this.page.keyboard.press('Control+.');
      const isThere = await row.waitFor({ timeout: 5000 }).then(() => true, () => false);
      if (!isThere) {
        await this.page.keyboard.press('Escape');
      }
      return isThere;
    });
    return row;
  }

  /** The hover over `wanted`, once it says `text`. */
  async hover(wanted, text) {
    return eventually(`the hover over “${wanted}” says “${text}”`, async () => {
      const { x, y, height } = await this.rectangle(wanted);
      await this.page.mouse.move(x - 30, y + 90);
      await this.page.mouse.move(x + 4, y + height / 2, { steps: 3 });
      const hover = this.page.locator('.monaco-hover:not(.hidden) .hover-contents', { hasText: text }).first();
      await hover.waitFor({ timeout: 3000 });
      await hover.evaluate((node) => Promise.all(node.closest('.monaco-hover').getAnimations().map((fading) => fading.finished)));
      return (await hover.textContent()).replaceAll('\u00a0', ' ');
    });
  }

  /** The rows of the Problems panel. */
  async problems() {
    return (await this.page.locator('.markers-panel .monaco-list-row').allTextContents()).map((row) => row.replaceAll('\u00a0', ' '));
  }

  async notification(text) {
    const toast = this.page.locator('.notification-list-item', { hasText: text }).first();
    await toast.waitFor();
    return toast;
  }

  /** Keeps what is on the screen; of `height` pixels from the top of the editor, which begins at `left`, if that is given. */
  async screenshot(name, height, left = 348) {
    const clip = height ? { x: left, y: 66, width: 1200 - left, height } : undefined;
    await this.page.screenshot({ path: join(this.folder, 'screens', `${name}.png`), ...(clip ? { clip } : {}) });
  }

  /** The process identifiers of our servers in this workbench. */
  servers() {
    return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)).filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
        return (line.includes('io.github.urnls') || line.includes('urn-ls.jar')) && line.includes(this.folder);
      } catch {
        return false;
      }
    }).map(Number);
  }
}
