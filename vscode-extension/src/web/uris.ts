// The server knows files only. What another file system of the workspace holds is shown to it as a file: vscode-vfs://github/a/b.xml as
// file:///vscode-vfs:github/a/b.xml.
import { Uri, workspace } from 'vscode';

export function code2Protocol(uri: Uri): string {
  const isFile = uri.scheme !== 'file' && workspace.workspaceFolders?.some((folder) => folder.uri.scheme === uri.scheme);
  return (isFile ? Uri.from({ scheme: 'file', path: `/${uri.scheme}:${uri.authority}${uri.path}` }) : uri).toString();
}

export function protocol2Code(address: string): Uri {
  const uri = Uri.parse(address);
  const [, scheme, authority, path] = /^\/([a-z][\w+.-]*):([^/]*)(\/.*)?$/i.exec(uri.path) ?? [];
  return uri.scheme !== 'file' || scheme === undefined ? uri : Uri.from({ scheme, authority: authority ?? '', path: path ?? '/' });
}
