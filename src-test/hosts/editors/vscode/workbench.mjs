// A VS Code workbench with our extension in it, and a browser that shows it. Waits for what is to be seen, never for time.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** How long something may take to appear before the test gives up; never how long it is expected to take. */
const PATIENCE_MS = 300_000;
/** How long something may take before it is asked for again: see {@link asked}. */
const FIRST_PATIENCE_MS = 10_000;

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

/**
 * Asks for something, and looks until it is there. Asks again where `look` says that nothing will come of it. VS Code may also drop a
 * question without a word, so it is asked again after a while, too: since that ends the question under way, after twice as long each time.
 *
 * @param look gives { answer, again, seen }: what was asked for, if it is there; else whether to ask again, and what is there instead
 */
export async function asked(what, ask, look) {
  let patience = FIRST_PATIENCE_MS;
  let until = 0;
  return eventually(what, async () => {
    if (Date.now() >= until) {
      await ask();
      until = Date.now() + patience;
      patience *= 2;
    }
    const { answer, again, seen } = await look();
    if (again) {
      until = 0;
    }
    return answer ?? assert.fail(`${seen}`);
  });
}

/**
 * Takes time from an installed extension: to it no time passes, and no pause of five seconds or more ends. So what it does depends neither on
 * how many seconds it waits for a Java, nor on within how many minutes a server may fall.
 */
function stopTheClock(extension) {
  const { main } = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8'));
  const program = join(extension, main);
  writeFileSync(program, `class Date extends globalThis.Date { static now() { return 0; } }
    const setTimeout = (run, pause, ...given) => globalThis.setTimeout(pause < 5000 || pause === undefined ? run : () => {}, pause, ...given);
    ${readFileSync(program, 'utf8')}`);
}

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
    this.write('User', this.settings);
    const entry = join(codeServer, 'node_modules/code-server/out/node/entry.js');
    const common = ['--user-data-dir', join(folder, 'user'), '--extensions-dir', join(folder, 'extensions')];
    execFileSync(process.execPath, [entry, ...common, '--install-extension', vsix], { env, stdio: 'pipe' });
    stopTheClock(this.extension());
    this.server = spawn(process.execPath, [entry, ...common, '--bind-addr', '127.0.0.1:0', '--auth', 'none',
      '--disable-telemetry', '--disable-update-check', '--disable-workspace-trust', '--disable-getting-started-override',
      join(folder, 'workspace')], { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    let said = '';
    this.server.stdout.on('data', (data) => { said += data; });
    const [, address] = await eventually('code-server says where it listens', () =>
      /HTTP server listening on (http:\S+)/.exec(said) ?? assert.fail(said));
    await this.show(`${address}?folder=${join(folder, 'workspace')}`);
  }

  /** Opens a browser at the address of a workbench. */
  async show(address) {
    this.browser = await chromium.launch({
      timeout: PATIENCE_MS,
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

  /** When a file of the workspace was last written. */
  writtenAt(name) {
    return statSync(join(this.folder, 'workspace', name)).mtimeMs;
  }

  onDisk(name) {
    return readFileSync(join(this.folder, 'workspace', name), 'utf8');
  }

  async command(title) {
    await this.page.keyboard.press('F1');
    const box = this.page.locator('.quick-input-widget .quick-input-box input');
    await box.waitFor();
    await box.fill(`>${title}`);
    await this.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: title }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  async openFile(name) {
    await this.page.mouse.move(700, 400); // the tip of the row under the pointer would cover another row
    await this.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).first().dblclick();
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    // The tab is there before the text is.
    await this.page.waitForFunction((end) => [...document.querySelectorAll('.editor-instance .monaco-editor')].some((editor) =>
      decodeURIComponent(editor.dataset.uri).endsWith(end) && editor.querySelector('.view-line')), `/${name}`);
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

  /** Puts the cursor behind the first character of `wanted`: again if that has moved, or if something lay over it. */
  async click(wanted) {
    await eventually(`the cursor stands in “${wanted}”`, async () => {
      const at = await this.rectangle(wanted);
      await this.page.mouse.click(at.x + 3, at.y + at.height / 2);
      const text = await this.rectangle(wanted);
      const cursors = await this.page.locator('.editor-instance .monaco-editor.focused .cursor').evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect()).map(({ x, y, height }) => ({ x, y, height })));
      if (cursors.some(({ x, y, height }) => x >= text.x - 3 && x < text.x + 15 && y < text.y + text.height && y + height > text.y)) {
        return true;
      }
      await this.page.keyboard.press('Escape');
      return assert.fail(`text at ${JSON.stringify(text)}, cursors at ${JSON.stringify(cursors)}`);
    });
  }

  /** Opens the menu of code actions, by `ask`, so that it has an action whose title begins so. */
  async actions(title, ask = () => this.page.keyboard.press('Control+.')) {
    const rows = this.page.locator('.action-widget .monaco-list-row');
    const none = this.page.locator('.monaco-editor-overlaymessage');
    const row = rows.filter({ hasText: title });
    await asked(`the menu has “${title}”`, async () => {
      await eventually('the answer before is closed', async () => {
        const isClosed = await rows.or(none).count() === 0;
        await (isClosed || this.page.keyboard.press('Escape'));
        return isClosed;
      });
      await ask();
    }, async () => {
      const seen = (await rows.or(none).allTextContents()).join('\n');
      return { answer: await row.count() > 0 || undefined, again: seen !== '', seen };
    });
    return { row, again: () => this.actions(title, ask) };
  }

  /**
   * Chooses an action of the menu with the keyboard: a click is not taken while the menu is new. A menu that has closed, as it does when
   * something else takes the focus, is opened again. The keys go to the menu alone: in the editor, Enter would break the line.
   */
  async choose({ row, again }) {
    await eventually(`the focus is on ${row}`, async () => {
      const [classes] = await row.evaluateAll((nodes) => nodes.map((node) => node.className));
      if (classes === undefined) {
        await again();
        return false;
      }
      const isFocused = /\bfocused\b/.test(classes);
      await this.page.locator('.action-widget .monaco-list').press(isFocused ? 'Enter' : 'ArrowDown', { timeout: FIRST_PATIENCE_MS });
      return isFocused;
    });
  }

  /** The hover over `wanted`, once it says `text`. */
  async hover(wanted, text) {
    let place;
    let isShown;
    return asked(`the hover over “${wanted}” says “${text}”`, async () => {
      if (isShown) {
        await this.page.keyboard.press('Escape');
      }
      isShown = false;
      place = await this.rectangle(wanted);
      const { x, y, height } = place;
      await this.page.mouse.move(x - 30, y + 90);
      await this.page.mouse.move(x + 4, y + height / 2, { steps: 3 });
    }, async () => {
      const hovers = await this.page.locator('.monaco-hover:not(.hidden) .hover-contents').evaluateAll((nodes) => Promise.all(nodes.map(
        async (node) => {
          await Promise.all(node.closest('.monaco-hover').getAnimations().map((fading) => fading.finished));
          return node.textContent.replaceAll('\u00a0', ' ');
        })));
      const { x, y } = await this.rectangle(wanted);
      const hasGone = isShown && hovers.length === 0;
      isShown ||= hovers.length > 0;
      return { answer: hovers.find((said) => said.includes(text)), again: hasGone || x !== place.x || y !== place.y, seen: hovers.join('\n') };
    });
  }

  /** What the status bar says of the file in front, once it says `text`. */
  async status(text) {
    const hover = this.page.locator('.hover-language-status', { hasText: /^\s*URN/ });
    return asked(`the status says ${text}`, async () => {
      await eventually('the status shown before has gone', async () => {
        await this.page.mouse.move(600, 300);
        await this.page.mouse.move(610, 310);
        return await hover.count() === 0;
      });
      await this.page.locator('.statusbar-item[id="status.languageStatus"]').hover();
    }, async () => {
      const said = await hover.allTextContents();
      return { answer: said.find((one) => text.test(one)), again: said.length > 0, seen: said.join('\n') };
    });
  }

  /** The rows of the Problems panel. */
  async problems() {
    return (await this.page.locator('.markers-panel .monaco-list-row').allTextContents()).map((row) => row.replaceAll('\u00a0', ' '));
  }

  /**
   * A message on the screen. One that has no buttons, or is no error, goes away after some seconds: begin to wait for it with what makes it
   * appear, and not afterwards.
   */
  async notification(text) {
    const toast = this.page.locator('.notification-list-item', { hasText: text }).first();
    await toast.waitFor();
    return toast;
  }

  /** Opens a report of a problem, another one until what it says matches `text`: the log is written while the server starts. */
  async report(text) {
    const read = () => this.page.evaluate(() => navigator.clipboard.readText());
    await eventually(`the report says ${text}`, async () => {
      await this.page.evaluate(() => navigator.clipboard.writeText(''));
      const tabs = await this.page.locator('.tab').count();
      await this.command('URN: Report a Problem');
      await this.page.locator('.tab').nth(tabs).waitFor();
      // All of it, not only what fits on the screen.
      const report = await eventually('the report is copied', async () => {
        await this.page.keyboard.press('Control+A');
        await this.page.keyboard.press('Control+C');
        const copied = await read();
        return copied.includes('# Log') && copied;
      });
      return text.test(report) || assert.fail(report);
    });
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
        const [, , , session] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ');
        return (line.includes('io.github.urnls') || line.includes('urn-ls.jar')) && Number(session) === this.server.pid;
      } catch {
        return false;
      }
    }).map(Number);
  }
}
