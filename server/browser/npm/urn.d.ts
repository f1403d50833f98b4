/** What can be wrong in the syntax of a name. */
export type SyntaxCode = 'missing-scheme' | 'empty-nid' | 'nid-character' | 'nid-hyphen' | 'nid-length' | 'missing-nss' | 'nss-leading-slash'
  | 'illegal-character' | 'non-ascii-character' | 'malformed-percent-encoding' | 'stray-question-mark' | 'second-fragment' | 'empty-component';

/** An error of syntax by RFC 8141, at a place in UTF-16 code units. `rule(code)` of the package has a page on it. */
export interface UrnError { code: SyntaxCode; start: number; end: number }

declare const valid: unique symbol;

/** A text that `isValid` has looked at. */
export type UrnText = string & { readonly [valid]: true };

/** The parts of a URN, as written; `null` where there is none. Any text has parts. */
export interface Urn {
  urn: string;
  /** Whether the name follows the syntax of RFC 8141. */
  valid: boolean;
  nid: string | null;
  nss: string | null;
  r: string | null;
  q: string | null;
  f: string | null;
  /** The whole name with scheme and NID in lower case and percent-encoded bytes in upper case. */
  normalized: string;
  /** In the order of the text; none exactly if it is valid. */
  errors: UrnError[];
}

/** Whether a value is a string that follows the syntax of RFC 8141. It says nothing of the namespace. */
export function isValid(urn: unknown): urn is UrnText;
/** Takes a name apart. This and the others throw a `TypeError` with the code `wrong-type` for what is no string. */
export function parse(urn: string): Urn;
/** The name with scheme and NID in lower case and percent-encoded bytes in upper case (RFC 8141 §3.1). Nothing is
 * encoded or decoded. To compare names take `equals` or `key`: the normalized spellings of equal names may differ in components, and in what their
 * namespace calls equal. */
export function normalize(urn: string): string;
/** Whether two URNs are one name, by RFC 8141 §3 and by the rules of their namespace. Components do not count. */
export function equals(a: string, b: string): boolean;
/** A text that is the same for names that `equals` calls equal, and for no others: for maps and sets. It is no spelling to be shown. */
export function key(urn: string): string;
