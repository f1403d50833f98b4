// The server knows files only. What another file system holds is shown to it as a file: vscode-vfs://github/a/b.xml as
// file:///vscode-vfs:github/a/b.xml.
import { Uri } from 'vscode';

/** What no file system has: the server gets it as it is. */
const WITHOUT_FILES = ['untitled', 'urn-ls', 'file'];

export const code2Protocol = (uri: Uri): string =>
  (WITHOUT_FILES.includes(uri.scheme) ? uri : Uri.from({ scheme: 'file', path: `/${uri.scheme}:${uri.authority}${uri.path}` })).toString();

export function protocol2Code(address: string): Uri {
  const uri = Uri.parse(address);
  const [, scheme, authority, path] = /^\/([a-z][\w+.-]*):([^/]*)(\/.*)$/i.exec(uri.path) ?? [];
  return uri.scheme !== 'file' || scheme === undefined ? uri : Uri.from({ scheme, authority: authority ?? '', path: path ?? '' });
}
