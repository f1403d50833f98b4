// The view of names in the Explorer: namespaces, the names of one, the files with one. The server is asked only for what is on the screen.
import {
  commands, EventEmitter, env, MarkdownString, Range, ThemeIcon, TreeItem, TreeItemCollapsibleState, window, workspace,
  type Disposable, type TreeDataProvider, type TreeView,
} from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient';
import type { Server } from './server';

const VIEW = 'urn.names';
const PAGE = 200;
/** The most names that the server lists of one namespace. */
const MOST = 5000;
/** The most namespaces that a filter unfolds: each is another question. */
const MOST_UNFOLDED = 20;
/** While files are read or a name is typed, names change all the time. With very many names, an answer takes a part of a second. */
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 4000;

type Namespace = Readonly<{ nid: string; title: string; names: number; undeclared: number }>;
type Name = Readonly<{
  name: string; spellings: number; uses: number; files: number; declarations: number; declaredIn?: string;
  status?: string; deprecated?: boolean; title?: string; source?: string; newer?: string;
}>;
type Place = Readonly<{ range: { start: Point; end: Point }; declares: boolean }>;
type Point = Readonly<{ line: number; character: number }>;
type File = Readonly<{ uri: string; path: string; declares: boolean; places: Place[]; total: number }>;

type Node = Readonly<
  | { kind: 'namespace'; of: Namespace; unfoldedBy: string }
  | { kind: 'name'; of: Name }
  | { kind: 'file'; of: File; name: Name }
  | { kind: 'place'; of: Place; file: File }
  | { kind: 'more'; nid: string; left: number }
  | { kind: 'rest'; left: number }
>;

export function namesView(server: Server): Disposable[] {
  const names = new Names(server);
  return [
    names,
    server.onDidStart(() => names.changed()),
    server.onDidChangeNames(() => names.changed()),
    workspace.onDidChangeWorkspaceFolders(() => names.changed()),
    commands.registerCommand('urn.filterNames', () => names.askForFilter()),
    commands.registerCommand('urn.clearNamesFilter', () => names.setFilter('')),
    commands.registerCommand('urn.sortNames', () => names.sortOtherwise()),
    commands.registerCommand('urn.moreNames', (nid: string) => names.showMore(nid)),
    commands.registerCommand('urn.openName', (node: Node) => names.open(node)),
    commands.registerCommand('urn.copyName', (node: Node) => node.kind === 'name' ? env.clipboard.writeText(node.of.name) : undefined),
    commands.registerCommand('urn.findName', (node: Node) => names.openAnd(node, 'editor.action.referenceSearch.trigger')),
    commands.registerCommand('urn.renameName', (node: Node) => names.openAnd(node, 'editor.action.rename')),
    commands.registerCommand('urn.acceptName', (node: Node) => names.openAnd(node, 'editor.action.codeAction', { kind: 'ignore' })),
    commands.registerCommand('urn.moveNames', (node: Node) => node.kind === 'namespace' && commands.executeCommand('urn.moveNamespace', `urn:${node.of.nid}:`)),
  ];
}

class Names implements TreeDataProvider<Node>, Disposable {
  private readonly treeChanged = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.treeChanged.event;
  private readonly view: TreeView<Node>;
  private filter = '';
  private sort: 'name' | 'uses' = 'name';
  /** How many names are shown of a namespace where that is more than a page. */
  private readonly shown = new Map<string, number>();
  /** Something changed while the view was not on the screen. */
  private stale = false;
  /** So long that the server does something else most of the time. */
  private pause = PAUSE_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly server: Server) {
    this.view = window.createTreeView(VIEW, { treeDataProvider: this, showCollapseAll: true });
    this.view.onDidChangeVisibility(() => this.stale && this.changed());
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.view.dispose();
    this.treeChanged.dispose();
  }

  /** Asks again after a pause; if the view is hidden, when it is shown the next time. */
  changed(): void {
    this.stale = !this.view.visible;
    if (!this.stale) {
      this.timer ??= setTimeout(() => this.treeChanged.fire(), this.pause);
    }
  }

  async askForFilter(): Promise<void> {
    await commands.executeCommand(`${VIEW}.focus`);
    const typed = await window.showInputBox({
      title: 'Filter the Names', value: this.filter, placeHolder: 'order @undeclared',
      prompt: 'Words that stand in a name. @undeclared, @deprecated and @outdated leave such names.',
    });
    if (typed !== undefined) {
      this.setFilter(typed.trim());
    }
  }

  setFilter(filter: string): void {
    this.filter = filter;
    this.shown.clear();
    void commands.executeCommand('setContext', 'urn.namesFiltered', filter !== '');
    this.treeChanged.fire();
  }

  sortOtherwise(): void {
    this.sort = this.sort === 'name' ? 'uses' : 'name';
    this.treeChanged.fire();
  }

  showMore(nid: string): void {
    this.shown.set(nid, (this.shown.get(nid) ?? PAGE) + 5 * PAGE);
    this.treeChanged.fire();
  }

  async getChildren(node?: Node): Promise<Node[]> {
    switch (node?.kind) {
      case undefined: return this.namespaces();
      case 'namespace': return this.names(node.of.nid);
      case 'name': return this.files(node.of);
      case 'file': return node.of.places.map((place) => ({ kind: 'place', of: place, file: node.of }));
      default: return [];
    }
  }

  private async namespaces(): Promise<Node[]> {
    clearTimeout(this.timer); // what has changed so far is in the answer
    this.timer = undefined;
    this.stale = false;
    if ((workspace.workspaceFolders ?? []).length === 0) {
      this.say(''); // package.json says it
      return [];
    }
    const asked = performance.now();
    const found = await this.ask<{ namespaces: Namespace[]; total: number; reading: boolean; note: string }>({});
    if (found === undefined) {
      return [];
    }
    this.pause = Math.min(Math.max(10 * (performance.now() - asked), PAUSE_MS), LONGEST_PAUSE_MS);
    const { namespaces, total, reading, note } = found;
    this.say(note || (reading ? 'Files are still read.' : this.filter !== '' && total === 0 ? `No name has “${this.filter}”.` : ''));
    const unfoldedBy = total <= MOST_UNFOLDED ? this.filter : '';
    return [...namespaces.map((of) => ({ kind: 'namespace', of, unfoldedBy }) as const), ...rest(total - namespaces.length)];
  }

  private async names(nid: string): Promise<Node[]> {
    const limit = Math.min(this.shown.get(nid) ?? PAGE, MOST);
    const { names, total } = await this.ask<{ names: Name[]; total: number }>({ namespace: nid, limit, sort: this.sort }) ?? { names: [], total: 0 };
    const left = total - names.length;
    const more: Node[] = left > 0 && limit < MOST ? [{ kind: 'more', nid, left }] : rest(left);
    return [...names.map((of) => ({ kind: 'name', of }) as const), ...more];
  }

  private async files(name: Name): Promise<Node[]> {
    const { files, total } = await this.ask<{ files: File[]; total: number }>({ name: name.name }) ?? { files: [], total: 0 };
    return [...files.map((of) => ({ kind: 'file', of, name }) as const), ...rest(total - files.length)];
  }

  /** Without a server the view stays as empty as it is; the next start of the server is noticed. */
  private async ask<T>(argument: Readonly<Record<string, unknown>>): Promise<T | undefined> {
    const client = await this.server.running();
    if (client === undefined) {
      this.say('The language server is not running.');
      return undefined;
    }
    try {
      return await client.sendRequest(ExecuteCommandRequest.type,
        { command: 'urn-ls.names', arguments: [{ filter: this.filter, ...argument }] }) as T;
    } catch (error) {
      this.server.log.warn(`The names could not be listed: ${String(error)}`);
      return undefined;
    }
  }

  private say(message: string): void {
    Object.assign(this.view, { message: message || undefined, description: join(this.filter, this.sort === 'uses' && 'most used first') || undefined });
  }

  getTreeItem(node: Node): TreeItem {
    switch (node.kind) {
      case 'namespace': return namespaceItem(node);
      case 'name': return nameItem(node.of);
      case 'file': return this.fileItem(node);
      case 'place': return placeItem(node);
      case 'more': return Object.assign(new TreeItem(`${counted(node.left, 'more name')}…`),
        { command: { command: 'urn.moreNames', title: 'Show More', arguments: [node.nid] } });
      case 'rest': return new TreeItem(`${node.left.toLocaleString('en')} more are not listed.`);
    }
  }

  private fileItem(node: Node & { kind: 'file' }): TreeItem {
    const { of: { uri, path, declares, places, total }, name } = node;
    const [first] = places;
    const item = new TreeItem(path.slice(path.lastIndexOf('/') + 1), total > 1 ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None);
    item.id = `${name.name} ${uri}`;
    item.resourceUri = this.server.toCode(uri);
    item.iconPath = ThemeIcon.File;
    item.contextValue = 'urnFile';
    item.description = join(total > 1 ? counted(total, 'place') : `line ${(first?.range.start.line ?? 0) + 1}`,
      declares && 'declares it', path.includes('/') && path.slice(0, path.lastIndexOf('/')));
    item.tooltip = path;
    item.command = { command: 'urn.openName', title: 'Open', arguments: [node] };
    return item;
  }

  /** Shows a place, or the first place of a file or a name. */
  async open(node: Node): Promise<boolean> {
    const [file, place] = await this.place(node);
    if (file === undefined || place === undefined) {
      void window.showInformationMessage('No file has this name any more.');
      return false;
    }
    const { start, end } = place.range;
    await window.showTextDocument(this.server.toCode(file.uri), { selection: new Range(start.line, start.character, end.line, end.character) });
    return true;
  }

  private async place(node: Node): Promise<[File | undefined, Place | undefined]> {
    if (node.kind === 'place') {
      return [node.file, node.of];
    }
    const [first] = node.kind === 'file' ? [node] : node.kind === 'name' ? await this.files(node.of) : [];
    return first?.kind === 'file' ? [first.of, first.of.places[0]] : [undefined, undefined];
  }

  /** Runs a command of the editor at the first place of a name. */
  async openAnd(node: Node, command: string, ...args: unknown[]): Promise<void> {
    if (await this.open(node)) {
      await commands.executeCommand(command, ...args);
    }
  }
}

function namespaceItem({ of: { nid, title, names, undeclared }, unfoldedBy }: Node & { kind: 'namespace' }): TreeItem {
  const item = new TreeItem(`urn:${nid}`, unfoldedBy ? TreeItemCollapsibleState.Expanded : TreeItemCollapsibleState.Collapsed);
  item.id = `${nid} ${unfoldedBy}`; // a row that is known stays folded
  item.iconPath = new ThemeIcon('symbol-namespace');
  item.description = counted(names, 'name');
  item.tooltip = new MarkdownString().appendText(join(title, counted(names, 'name'),
    undeclared === 0 ? 'all declared in a file' : `${undeclared.toLocaleString('en')} not declared in a file`));
  item.contextValue = 'urnNamespace';
  return item;
}

function nameItem(name: Name): TreeItem {
  // Below its namespace, what stands behind that is enough; and of many segments the last, since a narrow view cuts the end.
  const segments = name.name.split(':').slice(2);
  const item = new TreeItem(segments.length > 4 ? `…:${segments.slice(-3).join(':')}` : segments.join(':'), TreeItemCollapsibleState.Collapsed);
  item.id = name.name;
  item.iconPath = new ThemeIcon(name.deprecated ? 'warning' : name.newer ? 'versions' : 'symbol-constant');
  item.description = join(counted(name.uses, 'use'), name.uses > 0 && counted(name.files, 'file'),
    name.deprecated ? 'deprecated' : undefined, name.newer && 'newer version', name.declarations === 0 && !name.deprecated && (name.status ?? 'not declared'));
  item.tooltip = tooltip(name);
  item.contextValue = name.declarations === 0 && !name.status ? 'urnNameUndeclared' : 'urnName';
  return item;
}

function tooltip(name: Name): MarkdownString {
  const text = new MarkdownString();
  const lines = [
    name.name,
    name.title && join(name.title, name.status, name.source),
    name.declaredIn === undefined ? 'no file declares it'
      : `declared in ${name.declaredIn}${name.declarations > 1 ? ` and ${counted(name.declarations - 1, 'other file')}` : ''}`,
    `${counted(name.uses, 'use')} in ${counted(name.files, 'file')}`,
    name.spellings > 1 && `${name.spellings} spellings`,
    name.newer && `newer version: ${name.newer}`,
  ];
  lines.forEach((line) => line && text.appendText(line).appendMarkdown('\n\n'));
  return text;
}

function placeItem(node: Node & { kind: 'place' }): TreeItem {
  return Object.assign(new TreeItem(`line ${node.of.range.start.line + 1}`), {
    description: node.of.declares ? 'declares it' : '', command: { command: 'urn.openName', title: 'Open', arguments: [node] },
  });
}

const rest = (left: number): Node[] => left > 0 ? [{ kind: 'rest', left }] : [];

const join = (...parts: (string | false | undefined)[]): string => parts.filter((part) => part).join(' · ');

const counted = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
