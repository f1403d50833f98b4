// What can be asked about a text, beyond its findings. The functions and the open documents ask the same.
import { failure, offset, text } from './errors.js';
import { lineStarts, positionAt, withOffsets } from './places.js';

/** Whether a person asked for completions, or a character brought them (LSP 3.17, CompletionTriggerKind). */
export const completionContext = (asked = true) => ({ context: { triggerKind: asked ? 1 : 2 } });

const flat = ({ range, ...more }) => ({ ...range, ...more });
const edit = ({ range, newText }) => ({ ...range, newText });

/** Why a rename cannot be: what is wrong in the new name begins with it. */
const refusal = (message, newName) => message.startsWith(`“${newName}”`) ? failure(RangeError, 'invalid-name', message, { argument: 'newName' })
  : failure(RangeError, 'not-renamable', message, { argument: 'offset' });

/** Whether an action changes this document and nothing else, such as the project file. */
const isOf = (uri) => ({ edit }) => edit?.documentChanges?.every(({ textDocument }) => textDocument?.uri === uri);

/**
 * The questions about one text.
 *
 * @param source the text
 * @param request sends a request about it: gets the method and a function that makes the parameters of the URI
 * @param textOf gives the text of a document by its URI, for answers that reach beyond this one
 */
export function questions(source, request, textOf) {
  let starts;
  const position = (at) => positionAt(starts ??= lineStarts(source), at);
  const offsets = (answer) => withOffsets(answer, starts ??= lineStarts(source));
  const elsewhere = (uri, answer) => {
    const other = textOf(uri);
    return other === source ? offsets(answer) : withOffsets(answer, lineStarts(other));
  };
  const at = (method, place, more = () => ({})) => {
    offset(place, source.length, 'offset');
    return request(method, () => ({ position: position(place), ...more() }));
  };

  return {
    async hover(place) {
      const found = offsets(await at('textDocument/hover', place));
      return found && { ...found.range, markdown: found.contents.value };
    },

    async complete(place, asked) {
      const found = offsets(await at('textDocument/completion', place, () => completionContext(asked)));
      return (found.items ?? found).map(({ textEdit, ...item }) => ({ ...item, ...flat(textEdit) }));
    },

    async actions(start, end) {
      offset(start, source.length, 'start');
      offset(end, source.length, 'end');
      let own;
      const found = offsets(await request('textDocument/codeAction', (uri) => {
        own = uri;
        return { range: { start: position(Math.min(start, end)), end: position(Math.max(start, end)) }, context: { diagnostics: [] } };
      }));
      return found.filter(isOf(own)).map(({ title, kind, diagnostics, edit: { documentChanges } }) => ({
        title, kind, code: diagnostics?.[0]?.code, edits: documentChanges.flatMap(({ edits }) => edits).map(edit),
      }));
    },

    links: async () => offsets(await request('textDocument/documentLink')).map(flat),

    async symbols() {
      const found = offsets(await request('textDocument/documentSymbol'));
      return found.map(({ name, detail, range, location }) => ({ name, detail, ...range ?? location.range }));
    },

    canonical: (place) => {
      offset(place, source.length, 'offset');
      return request('workspace/executeCommand', (uri) => ({ command: 'urn-ls.canonical', arguments: [{ uri, position: position(place) }] }));
    },

    /** The places of a name, each with the URI of its document. */
    async references(place) {
      const found = await at('textDocument/references', place, () => ({ context: { includeDeclaration: true } }));
      return found.map(({ uri, range }) => ({ uri, ...elsewhere(uri, range) }));
    },

    /** What a rename changes, document by document; null where no name stands. */
    async rename(place, newName) {
      text(newName, 'newName');
      const made = await at('textDocument/rename', place, () => ({ newName })).catch((error) => {
        throw error.isRefusal ? refusal(error.message, newName) : error;
      });
      return made && {
        documents: made.documentChanges.filter(({ edits }) => edits).map(({ textDocument: { uri }, edits }) => ({ uri, edits: elsewhere(uri, edits).map(edit) })),
        doubts: Object.values(made.changeAnnotations ?? {}).filter((one) => one.needsConfirmation && one.description).map(({ description }) => description),
      };
    },
  };
}
