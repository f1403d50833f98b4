import { window } from 'vscode';

/** Shows a message with buttons; each does its action. Not to be awaited where others wait: it may stay open for hours. */
export async function offer(message: string, actions: Record<string, () => unknown>, level: 'Error' | 'Information' = 'Error') {
  const choice = await window[`show${level}Message`](message, ...Object.keys(actions));
  await actions[choice ?? '']?.();
}
