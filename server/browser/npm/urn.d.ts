/** An error of syntax by RFC 8141, at a place in UTF-16 code units. `rule(code)` of the package has a page on it. */
export interface UrnError { code: string; start: number; end: number }

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
export function isValid(urn: unknown): boolean;
/** Takes a name apart. */
export function parse(urn: string): Urn;
/** The name with scheme and NID in lower case and percent-encoded bytes in upper case (RFC 8141 §3.1). Nothing is encoded or decoded. */
export function normalize(urn: string): string;
/** Whether two URNs are one name, by RFC 8141 §3 and by the rules of their namespace. Components do not count. */
export function equals(a: string, b: string): boolean;
