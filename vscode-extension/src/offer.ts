import { commands, env, window } from 'vscode';

/** Shows a message with buttons; each does its action. Not to be awaited where others wait: it may stay open for hours. */
export async function offer(message: string, actions: Record<string, () => unknown>, level: 'Error' | 'Information' = 'Error') {
  const choice = await window[`show${level}Message`](message, ...Object.keys(actions));
  await actions[choice ?? '']?.();
}

/** Shows a setting of the machine where the extension runs, which may be a remote one: then the settings of the user do not list it. */
export const openSetting = (query: string) =>
  commands.executeCommand(env.remoteName === undefined ? 'workbench.action.openSettings' : 'workbench.action.openRemoteSettings', { query });
