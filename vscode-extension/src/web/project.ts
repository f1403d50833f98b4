// How a document is checked: by the nearest urn-ls.json, or else by the settings.
import { Uri, workspace, type Disposable, type LogOutputChannel } from 'vscode';
import type { Options, Place } from './messages';

const NAME = 'urn-ls.json';

type ProjectFile = Readonly<{ folder: Uri; file: Uri; text: string }>;

export class Projects implements Disposable {
  /** By folder: the text of the project file in it, if it has one. */
  private readonly texts = new Map<string, Promise<string | undefined>>();
  private readonly listeners: Disposable[];
  private isExplained = false;

  /** Calls `changed` when the options of documents may not be as they were. */
  constructor(private readonly log: LogOutputChannel, private readonly changed: () => void) {
    const watcher = workspace.createFileSystemWatcher(`**/${NAME}`);
    this.listeners = [
      watcher,
      watcher.onDidChange(this.clear),
      watcher.onDidCreate(this.clear),
      watcher.onDidDelete(this.clear),
      // Not every file system of the browser tells what has changed.
      workspace.onDidSaveTextDocument(({ uri }) => uri.path.endsWith(`/${NAME}`) && this.clear()),
      workspace.onDidChangeWorkspaceFolders(this.clear),
      workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('urn') && this.changed()),
    ];
  }

  dispose = (): void => this.listeners.forEach((listener) => listener.dispose());

  /** Null if `urn.enable` leaves the document out. */
  async options({ uri: address, languageId }: Place): Promise<Options | null> {
    const uri = Uri.parse(address);
    const settings = workspace.getConfiguration('urn', { uri, languageId });
    if (settings.get('enable') === false) {
      return null;
    }
    const folder = workspace.getWorkspaceFolder(uri)?.uri;
    const patterns = list(settings.get('exclude'));
    const excluded = folder === undefined || patterns.length === 0 ? {} : { excluded: { path: relative(folder, uri), patterns } };
    const project = folder === undefined ? undefined : await this.nearest(folder, uri);
    if (project !== undefined) {
      this.explain(project.file);
      return { project: project.text, file: project.file.toString(), path: relative(project.folder, uri), ...excluded };
    }
    const own = Object.fromEntries(['specification', 'severity', 'accept', 'testSeverity'].map((name) => [name, settings.get(name)]));
    const tests = list(settings.get('tests'));
    if (tests.length > 0) {
      own['tests'] = tests;
    }
    return { project: JSON.stringify(own), path: relative(folder ?? Uri.joinPath(uri, '..'), uri), ...excluded };
  }

  /** The nearest project file of a document, from its folder up to that of the workspace. */
  private async nearest(top: Uri, document: Uri): Promise<ProjectFile | undefined> {
    for (let folder = Uri.joinPath(document, '..'); folder.path.length >= top.path.replace(/\/$/, '').length; folder = Uri.joinPath(folder, '..')) {
      const file = Uri.joinPath(folder, NAME);
      const text = this.texts.get(folder.toString()) ?? read(file);
      this.texts.set(folder.toString(), text);
      const found = await text;
      if (found !== undefined) {
        return { folder, file, text: found };
      }
      if (folder.path === '/' || folder.path === '') {
        break;
      }
    }
    return undefined;
  }

  private readonly clear = (): void => {
    this.texts.clear();
    this.changed();
  };

  private explain(file: Uri): void {
    if (!this.isExplained) {
      this.isExplained = true;
      this.log.info(`In the browser only the nearest ${NAME} counts (${workspace.asRelativePath(file)}): project files of other folders, `
        + '“extends”, “registries” and “ianaRegistry” are not followed.');
    }
  }
}

const read = (file: Uri): Promise<string | undefined> =>
  Promise.resolve(workspace.fs.readFile(file)).then((bytes) => new TextDecoder().decode(bytes), () => undefined);

const list = (value: unknown): string[] => Array.isArray(value) ? value.map(String) : [];

/** The path below a folder, with slashes. */
const relative = (folder: Uri, uri: Uri): string => uri.path.slice(folder.path.length).replace(/^\/+/, '');
