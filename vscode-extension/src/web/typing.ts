// A name that is being typed is checked when the typing pauses: setting urn.typingPause.
import { type CancellationToken } from 'vscode';
import type { Middleware } from 'vscode-languageclient/browser';
import { setting } from '../settings';

export class Typing {
  /** The documents whose last change was a letter. */
  private readonly typed = new Set<string>();

  readonly middleware: Middleware = {
    didChange: (event, next) => {
      const uri = event.document.uri.toString();
      const isTyping = event.contentChanges.length > 0 && event.contentChanges.every(({ text }) => text.length === 1);
      this.typed[isTyping ? 'add' : 'delete'](uri);
      return next(event);
    },
    provideDiagnostics: async (document, previous, token, next) => {
      const uri = ('uri' in document ? document.uri : document).toString();
      if (this.typed.delete(uri)) {
        await pause(setting('typingPause', 500), token);
      }
      return next(document, previous, token);
    },
  };
}

/** Waits, but not on when the request is not wanted any more. */
function pause(milliseconds: number, token: CancellationToken): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      listener.dispose();
      clearTimeout(timer);
      resolve();
    };
    const listener = token.onCancellationRequested(end);
    const timer = setTimeout(end, milliseconds);
  });
}
