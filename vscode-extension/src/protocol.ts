// What is added to the conversation of the client with the server.
import { MarkdownString, Uri, workspace } from 'vscode';
import type { ClientCapabilities, ConfigurationParams, Middleware, StaticFeature } from 'vscode-languageclient';
import { LeftOut } from './leftout';

/**
 * Commands of ours that the server may offer as code actions, announced as rust-analyzer does it; that the editor shows the findings at a
 * place above the hover, and edits before they are made; that a setting is opened when the server says so; and that the view of names wants
 * to know when they change.
 */
export const commandsFeature: StaticFeature = {
  fillClientCapabilities: (capabilities: ClientCapabilities) => {
    capabilities.experimental = {
      commands: { commands: ['urn.acceptInSettings', 'urn.save', 'urn.moveNamespace'] },
      findingsBesideHover: true, namesChanged: true, opensSettings: true, previews: true,
    };
  },
  initialize: () => undefined,
  getState: () => ({ kind: 'static' }),
  clear: () => undefined,
};

/** `toCode` gives the address of a document for the editor. */
export function middleware(leftOut: LeftOut, toCode: (uri: string) => Uri = Uri.parse): Middleware {
  const scope = (uri: string | undefined) => uri === undefined ? undefined : toCode(uri);
  return {
    ...leftOut.middleware,
    // A link to a file in a hover is text, which the client does not translate.
    provideHover: async (document, position, token, next) => {
      const hover = await next(document, position, token);
      hover?.contents.filter((content) => content instanceof MarkdownString).forEach((content) => {
        content.value = content.value.replace(/\]\(<(file:[^>]*)>\)/g, (_, uri: string) => `](<${toCode(uri).toString()}>)`);
      });
      return hover;
    },
    // A part that ends with a colon goes on: the list opens again, as it does behind a colon that is typed.
    provideCompletionItem: async (document, position, context, token, next) => {
      const found = await next(document, position, context, token);
      (Array.isArray(found) ? found : found?.items ?? []).filter(({ insertText }) => String(insertText).endsWith(':'))
        .forEach((item) => { item.command = { command: 'editor.action.triggerSuggest', title: '', arguments: [{ auto: true }] }; });
      return found;
    },
    // VS Code forgets the commands of a menu once it knows newer actions, so one that is complete does not wait for the server.
    resolveCodeAction: (action, token, next) => action.edit ?? action.command ? action : next(action, token),
    workspace: {
      configuration: async (params: ConfigurationParams, token, next) => {
        const sections: unknown = await next(params, token);
        return Array.isArray(sections)
          ? sections.map((section: unknown, i) => params.items[i]?.section === 'urn' ? withLanguages(section, scope(params.items[i].scopeUri)) : section)
          : [];
      },
    },
  };
}

/** What the settings are before the server can ask for them, so that nothing is shown that they turn off. */
export const firstSettings = (): { urn: unknown } =>
  ({ urn: withLanguages(JSON.parse(JSON.stringify(workspace.getConfiguration('urn'))) as unknown, undefined) });

/** The settings, with `enable` for each language that says otherwise: the server asks for all languages at once. */
function withLanguages(section: unknown, scope: Uri | undefined): unknown {
  const languages = workspace.getConfiguration('urn', scope).inspect('enable')?.languageIds ?? [];
  if (languages.length === 0 || typeof section !== 'object' || section === null || !('enable' in section)) {
    return section;
  }
  const own = languages.map((languageId) =>
    [languageId, workspace.getConfiguration('urn', scope === undefined ? { languageId } : { uri: scope, languageId }).get('enable')]);
  return { ...section, enable: { '*': section.enable, ...Object.fromEntries(own) as object } };
}
