// Moves all names of a namespace to another one. The server makes the edit, and the editor shows it before it is made.
import { window } from 'vscode';
import { execute } from './execute';
import type { Server } from './server';

/** NID and colon (RFC 8141 §2), perhaps more up to another colon. */
const BEGINNING = /^urn:[a-z0-9][a-z0-9-]{0,30}[a-z0-9]:(\S*:)?$/i;

/** Asks how the names begin that move, unless `namespace` says so, and how they begin then. */
export async function moveNamespace(server: Server, namespace: unknown): Promise<void> {
  const from = typeof namespace === 'string' ? namespace : await askFor('', 'How the names begin that move, with a colon at the end', atCursor());
  if (from === undefined) {
    return;
  }
  const to = await askFor(from, `How the names of “${from}” begin then, with a colon at the end`, from);
  if (to !== undefined) {
    await execute(server, 'urn-ls.moveNamespace', { from, to });
  }
}

/** A beginning of names other than `from`; undefined if the user wants none. */
async function askFor(from: string, prompt: string, value: string): Promise<string | undefined> {
  const given = await window.showInputBox({
    title: 'Move Namespace', prompt, value,
    placeHolder: 'urn:example:',
    valueSelection: [Math.min(4, value.length), Math.max(0, value.length - 1)],
    ignoreFocusOut: true,
    validateInput: (text) => text.trim() === from ? 'The names begin so already: write the new beginning'
      : BEGINNING.test(text.trim()) ? undefined
        : 'Write “urn:”, a namespace identifier and a colon, such as urn:example: or urn:example:shop:',
  });
  return given?.trim();
}

/** The namespace of the URN at the cursor; empty if there is none. */
function atCursor(): string {
  const editor = window.activeTextEditor;
  const at = editor?.document.getWordRangeAtPosition(editor.selection.active, /urn\\?:[a-z0-9-]+\\?:[^\s"'<>]*/i);
  const [, nid] = /^urn\\?:([a-z0-9-]+)/i.exec(editor?.document.getText(at) ?? '') ?? [];
  return at === undefined || nid === undefined ? '' : `urn:${nid}:`;
}
