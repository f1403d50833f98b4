// URNs by RFC 8141, and nothing else: no program behind it and nothing to wait for. The answers are those of the rest of the package.
import { foldings } from './foldings.js';

// A long name must not fill the stack of the engine: repeated is only a class of characters, never a choice.

// NID = (alphanum) 0*30(ldh) (alphanum) (RFC 8141 §2)
const NID = /^[A-Za-z\d][A-Za-z\d-]{0,30}[A-Za-z\d]$/;
// NSS = pchar *(pchar / "/"), with any “%”
const NSS = /^[\w.~!$&'()*+,;=:@%-][\w.~!$&'()*+,;=:@%/-]*$/;
// r-component = q-component = pchar *( pchar / "/" / "?" ), with any “%”
const COMPONENT = /^[\w.~!$&'()*+,;=:@%-][\w.~!$&'()*+,;=:@%/?-]*$/;
// f-component = fragment = *( pchar / "/" / "?" ), with any “%” (RFC 3986 §3.5)
const FRAGMENT = /^[\w.~!$&'()*+,;=:@%/?-]*$/;
// pct-encoded = "%" HEXDIG HEXDIG (RFC 3986 §2.1)
const NO_TRIPLET = /%(?![\dA-Fa-f]{2})/;

// Where a part ends: an r-component at the first "?=" (RFC 8141 §2.3.1).
const NID_END = /[:?#]/g;
const NSS_END = /#|\?[+=]/g;
const R_END = /#|\?=/g;
const Q_END = /#/g;

/** What may be wrong in a component. "?" stands only in the NSS for nothing, and "#" only in the f-component. */
const WRONG = /%(?![\dA-Fa-f]{2})|[?#]|[\0-\x20"<>[\\\]^`{|}\x7f]+|[^\0-\x7f]+/g;

const CAPITALS = /[A-Z]+/g;
const LOWER_HEX = /%(?:[a-f][\dA-Fa-f]|[\dA-F][a-f])/g;

/** How namespaces compare an NSS, beyond RFC 8141 §3.1. */
const FOLDINGS = {
  ALL: fold,
  FIRST_SEGMENT: (nss) => nss.replace(/^[^:]+/, fold),
  BEFORE_HYPHEN: (nss) => nss.replace(/^[^-]+/, fold),
  HYPHENS: (nss) => nss.replaceAll('-', '').replaceAll('x', 'X'),
  BUT_PARAMS: (nss) => /^params:/iu.test(nss) ? nss : fold(nss),
  IMEI: (nss) => fold(nss).replaceAll(';vers=0', ''),
  NEWSML: (nss) => fold(nss).replace(/(\d)[au]$/, '$1'),
  UNIVERSAL_LABEL: (nss) => /^ul:/iu.test(nss) ? fold(nss) : nss,
};

/** ASCII alone: toLowerCase would make a “k” of U+212A. */
function fold(text) {
  return text.replace(CAPITALS, (letters) => letters.toLowerCase());
}

const upperHex = (text) => text.includes('%') ? text.replace(LOWER_HEX, (triplet) => triplet.toUpperCase()) : text;

function end(mark, urn, from) {
  mark.lastIndex = from;
  return mark.exec(urn)?.index ?? urn.length;
}

/** The parts of any text: before the first colon, up to the next or a mark, and the components, each up to the mark of another. */
function cut(urn) {
  if (typeof urn !== 'string') {
    throw Object.assign(new TypeError('urn must be a string'), { code: 'wrong-type', argument: 'urn' });
  }
  const colon = urn.indexOf(':');
  if (colon < 0) {
    return { isUrn: false, schemeEnd: urn.length, nidEnd: urn.length, nssStart: urn.length, nid: null, nss: null, r: null, q: null, f: null };
  }
  const nidEnd = end(NID_END, urn, colon + 1);
  const nssStart = nidEnd + (urn[nidEnd] === ':' ? 1 : 0);
  const parts = { isUrn: colon === 3 && /^urn:/i.test(urn), schemeEnd: colon, nidEnd, nssStart, nid: urn.slice(colon + 1, nidEnd), nss: null, r: null, q: null, f: null };
  let at = end(NSS_END, urn, nssStart);
  if (at > nidEnd) {
    parts.nss = urn.slice(nssStart, at);
  }
  if (urn.startsWith('?+', at)) {
    const start = at + 2;
    at = end(R_END, urn, start);
    parts.r = urn.slice(start, at);
  }
  if (urn.startsWith('?=', at)) {
    const start = at + 2;
    at = end(Q_END, urn, start);
    parts.q = urn.slice(start, at);
  }
  if (at < urn.length) {
    parts.f = urn.slice(at + 1);
  }
  return parts;
}

const isSound = (urn, { isUrn, nid, nss, r, q, f }) => isUrn && NID.test(nid) && nss !== null && NSS.test(nss) && (r === null || COMPONENT.test(r))
  && (q === null || COMPONENT.test(q)) && (f === null || FRAGMENT.test(f)) && !NO_TRIPLET.test(urn);

export function isValid(urn) {
  return typeof urn === 'string' && isSound(urn, cut(urn));
}

export function parse(urn) {
  const parts = cut(urn);
  const { nid, nss, r, q, f, nidEnd } = parts;
  const valid = isSound(urn, parts);
  return { urn, valid, nid, nss, r, q, f, normalized: normalized(urn, nidEnd, urn.length), errors: valid ? [] : errors(urn, parts) };
}

export function normalize(urn) {
  return normalized(urn, cut(urn).nidEnd, urn.length);
}

const normalized = (urn, nidEnd, end) => fold(urn.slice(0, nidEnd)) + upperHex(urn.slice(nidEnd, end));

export function equals(a, b) {
  return key(a) === key(b);
}

/** What names are compared by. A text without scheme, NID or NSS is no name, and only like itself. */
export function key(urn) {
  const { isUrn, nid, nss, nidEnd, nssStart } = cut(urn);
  if (!isUrn || !nid || !nss) {
    return urn;
  }
  const name = normalized(urn, nidEnd, nssStart + nss.length);
  const folding = FOLDINGS[foldings[fold(nid)]];
  const start = name.indexOf(':', 4) + 1;
  return folding === undefined ? name : name.slice(0, start) + folding(name.slice(start));
}

/** The errors of syntax in the order of the text; offsets in UTF-16 code units. */
function errors(urn, { isUrn, schemeEnd, nidEnd, nssStart, nid, nss, r, q, f }) {
  if (!isUrn) {
    return [{ code: 'missing-scheme', start: 0, end: Math.min(urn.length, Math.max(1, schemeEnd)) }];
  }
  const found = [];
  const wrong = (code, start, end) => found.push({ code, start, end });
  errorsOfNid(nid, wrong, urn.length);
  if (nid && nssStart === nidEnd) {
    wrong('missing-nss', 4, nidEnd);
  }
  if (nss === '') {
    wrong('missing-nss', nssStart - 1, nssStart);
  }
  errorsOfComponent('nss', nss ?? '', nssStart, wrong);
  let at = nssStart + (nss ?? '').length;
  for (const [component, mark, text] of [['r', 2, r], ['q', 2, q], ['f', 1, f]]) {
    if (text !== null) {
      at += mark;
      errorsOfComponent(component, text, at, wrong);
      if (!text && component !== 'f') {
        wrong('empty-component', at - mark, at);
      }
      at += text.length;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function errorsOfNid(nid, wrong, length) {
  if (!nid) {
    wrong('empty-nid', 3, Math.min(length, 5));
    return;
  }
  const end = 4 + nid.length;
  for (const { index, 0: run } of nid.matchAll(/[^A-Za-z\d-]+/g)) {
    wrong('nid-character', 4 + index, 4 + index + run.length);
  }
  if (nid.startsWith('-')) {
    wrong('nid-hyphen', 4, 5);
  }
  if (nid.endsWith('-') && nid.length > 1) {
    wrong('nid-hyphen', end - 1, end);
  }
  if (nid.length < 2 || nid.length > 32) {
    wrong('nid-length', 4, end);
  }
}

function errorsOfComponent(component, text, at, wrong) {
  const first = { nss: '/', r: '/?', q: '/?', f: '' }[component];
  if (text && first.includes(text[0])) {
    wrong(component === 'nss' ? 'nss-leading-slash' : 'illegal-character', at, at + 1);
  }
  for (const { index, 0: run } of text.matchAll(WRONG)) {
    const code = codeOf(run, component);
    if (code) {
      wrong(code, at + index, at + index + run.length);
    }
  }
}

/** Nothing for a question mark that may stand there. */
function codeOf(run, component) {
  switch (run[0]) {
    case '%': return 'malformed-percent-encoding';
    case '?': return component === 'nss' ? 'stray-question-mark' : undefined;
    case '#': return 'second-fragment';
    default: return run.charCodeAt(0) < 128 ? 'illegal-character' : 'non-ascii-character';
  }
}
