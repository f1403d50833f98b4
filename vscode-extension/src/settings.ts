import { workspace } from 'vscode';

/** The value of a setting of ours, or `fallback` where a settings file holds something of another type. */
export function setting<T>(name: string, fallback: T): T {
  const value: unknown = workspace.getConfiguration('urn').get(name);
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback) ? value as T : fallback;
}

/** The kinds of documents that the settings have checked. */
export const schemes = (): string[] => setting('schemes', ['file', 'untitled', 'vscode-notebook-cell']).map(String);
