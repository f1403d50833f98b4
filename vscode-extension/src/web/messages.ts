// What the extension and its worker tell each other beside the Language Server Protocol.

/** Asked by the worker, with a {@link Place}: answered with {@link Options}, or null if the settings leave the document out. */
export const OPTIONS = 'urn-ls/options';
/** Told to the worker, with {@link Wishes}: settings or project files are not as they were. */
export const CHANGED = 'urn-ls/changed';

/** In UTF-16 code units: larger documents are not checked, since that would take the worker many seconds. */
export const LARGEST = 5_000_000;

export type Place = Readonly<{ uri: string; languageId: string }>;

/** How a document is checked. */
export type Options = Readonly<{
  /** The project file: its text, or the settings in its form. */
  project: string;
  /** The file of `project`; undefined for the settings. */
  file?: string;
  /** The path of the document, relative to the folder of the project file, or of the workspace. */
  path: string;
  /** The setting `urn.exclude`, and the path that its patterns are about; undefined if it cannot apply. */
  excluded?: Readonly<{ path: string; patterns: readonly string[] }>;
}>;

export type Wishes = Readonly<{ documentSymbols: boolean }>;

/** Handed over in `initialize`. The worker holds the lock for as long as it lives. */
export type Start = Wishes & Readonly<{ lock: string }>;
