// The commands of the server.
import { window } from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient';
import type { Server } from './server';

/** Asks the server to execute one of its commands; undefined when it is not running. */
export async function execute<T>(server: Server, command: string, ...args: unknown[]): Promise<T | undefined> {
  const client = await server.ready();
  if (client === undefined) {
    return undefined;
  }
  try {
    return await client.sendRequest(ExecuteCommandRequest.type, { command, arguments: args }) as T;
  } catch (error) {
    void window.showWarningMessage(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
