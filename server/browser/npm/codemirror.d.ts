import type { CompletionSource } from '@codemirror/autocomplete';
import type { Diagnostic } from '@codemirror/lint';
import type { ChangeSet, Extension, StateField, Text } from '@codemirror/state';
import type { Completion, Finding, Hover, OpenDocument, Result, TextEdit } from './index.js';

/** What the editor asks: an `OpenDocument`, or one of your own, such as one that asks a worker. */
export type EditedDocument = Pick<OpenDocument, 'text' | 'edit' | 'check' | 'hover' | 'complete'>;

/** Makes nodes of the Markdown of an explanation. */
export type Explain = (markdown: string) => (Node | string)[];

/** All of the below: the document follows the editor, findings with repairs, completions, and explanations under the pointer. */
export function urns(document: EditedDocument, options?: { /** How long typing pauses before a check, in milliseconds. */ delay?: number; explain?: Explain }): Extension;

/** Keeps the text of a document the same as the editor's. */
export function following(document: Pick<OpenDocument, 'text' | 'edit'>): Extension;
/** Marks the findings, each with its repairs. */
export function findings(document: { check(): Promise<Pick<Result, 'findings'>> }, options?: { delay?: number }): Extension;
/** Completions beside those of the language. */
export function completions(document: { complete(offset: number, asked?: boolean): Promise<Completion[]> }): Extension;
/** Whether the last change was a choice among completions; with it, what `completionSource` offers next opens at once. */
export const picks: StateField<boolean>;
/** The source of these completions, for `autocompletion({ override: [...] })` beside `picks`. */
export function completionSource(document: { complete(offset: number, asked?: boolean): Promise<Completion[]> }): CompletionSource;
/** Explains the name under the pointer; `repairs` gives what is offered below as buttons. */
export function explanations(document: { hover(offset: number): Promise<Hover | null> }, options?: {
  explain?: Explain; /** The class of the element around them; `urn-explanation` otherwise. */ className?: string;
  repairs?: (offset: number) => { title: string; apply: () => void }[] | Promise<{ title: string; apply: () => void }[]>;
}): Extension;
/** A finding as CodeMirror marks it; its repairs can be made while the text is still `doc`. */
export function diagnostic(finding: Omit<Finding, 'urn' | 'fixes'> & Partial<Pick<Finding, 'fixes'>>, doc: Text): Diagnostic;
/** The changes of an editor as edits of a document. */
export function editsOf(changes: ChangeSet): TextEdit[];
