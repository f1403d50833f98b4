// Not run: the compiler says whether the types are what these lines say. `@ts-expect-error` marks what must not be allowed.
import {
  actions, canonical, check, compare, complete, createChecker, fix, hover, links, openSession, parse, references, rename, rule, rules, symbols,
  type Action, type Checker, type Code, type Completion, type Finding, type Fix, type Hover, type Link, type NameSymbol, type OpenDocument, type Options,
  type Parts, type Range, type Renaming, type Result, type Severity, type TextEdit, type Urn, type UrnLsError,
} from 'urn-ls';
import { equals, isValid, key, normalize, parse as parseName, type UrnError, type UrnText } from 'urn-ls/urn';
import { completionSource, completions, diagnostic, editsOf, explanations, findings, following, urns, type EditedDocument } from 'urn-ls/codemirror';
import { EditorState, type Extension } from '@codemirror/state';

/** Fails to compile unless both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>) => {};

const options: Options = { language: 'xml', path: 'a.xml', project: { exclude: [] }, registries: [{ name: 'a', text: '' }] };
const result = await check('', options);
same<typeof result, Result>(true);
same<Result['findings'], Finding[]>(true);
same<Finding['severity'], Severity>(true);
same<Finding['fixes'], Fix[]>(true);
const isDigit = ({ code }: Finding) => code === 'check-digit';
// @ts-expect-error no rule has this code
const isNone = ({ code }: Finding) => code === 'check-digits';
const lines: number[] = result.findings.flatMap(({ line, column, endLine, endColumn }) => [line, column, endLine, endColumn]);
const given: unknown = '';
const looked: UrnText | string = isValid(given) ? given : key('');
const literal = 'urn:example:a b';
const length: number = isValid(literal) ? 0 : literal.length;
same<Fix['edits'], TextEdit[]>(true);
same<Awaited<ReturnType<typeof hover>>, Hover | null>(true);
same<Awaited<ReturnType<typeof complete>>, Completion[]>(true);
same<Awaited<ReturnType<typeof actions>>, Action[]>(true);
same<Awaited<ReturnType<typeof links>>, Link[]>(true);
same<Awaited<ReturnType<typeof symbols>>, NameSymbol[]>(true);
same<Awaited<ReturnType<typeof references>>, Range[]>(true);
same<Awaited<ReturnType<typeof rename>>, Renaming | null>(true);
same<Awaited<ReturnType<typeof canonical>>, string | null>(true);
same<Awaited<ReturnType<typeof rule>>, string | null>(true);
const explained: Parts = await parse('', { explain: true });
const plain: Urn = await parse('', options);
const made: number | undefined = (await fix('')).repairs['check-digit'];
const equivalent: boolean = (await compare('', '')).equivalent;
const codes: string[] = (await rules()).map(({ code }) => code);
const post: (message: object) => Promise<void> = await openSession(() => {}, async () => null);

const checker: Checker = await createChecker({ project: '{}' });
const opened: OpenDocument = checker.open({ text: '' });
opened.edit(result.findings.flatMap(({ fixes }) => fixes).flatMap(({ edits }) => edits));
for (const { document, edits } of (await opened.rename(0, ''))?.documents ?? []) {
  document.edit(edits);
}
const [place] = await opened.references(0);
const where: OpenDocument | undefined = place?.document;

const edited: EditedDocument = opened;
const extensions: Extension[] = [urns(edited, { delay: 1 }), following(opened), findings(opened), completions(opened), explanations(opened)];
const state = EditorState.create({ extensions });
const marked = result.findings.map((finding) => diagnostic(finding, state.doc));
const source = completionSource(opened);
editsOf(state.update({}).changes) satisfies TextEdit[];

const { nid, errors }: Urn = parseName('');
const error: UrnError | undefined = errors[0];
same<typeof nid, string | null>(true);
const sound: boolean = isValid(1) && equals('', normalize(''));

function said(error: UrnLsError): string {
  switch (error.code) {
    case 'unknown-option': case 'unknown-language': return error.possible.join();
    case 'closed': return error.message;
    default: return error.argument;
  }
}

// @ts-expect-error no option has this name
await check('', { langauge: 'xml' });
// @ts-expect-error a text is a string
await check(1);
// @ts-expect-error a registry has a text
await check('', { registries: [{ name: 'a' }] });
// @ts-expect-error the language belongs to a document
await createChecker({ language: 'xml' });
// @ts-expect-error an edit has a new text
opened.edit([{ start: 0, end: 0, text: '' }]);
// @ts-expect-error edit changes it
opened.text = '';
// @ts-expect-error only with explain
(await parse('')).statements;

export { codes, equivalent, error, explained, made, marked, plain, post, said, sound, source, where };
