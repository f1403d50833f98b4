// A link that carries a text: its fragment is base64url of JSON in UTF-8, deflated where the browser can. No server sees a fragment.
import { isLanguage } from './languages.mjs';

const DEFLATED = '#deflate=';
const PLAIN = '#json=';
/** Browsers refuse addresses that are much longer. */
const LONGEST_LINK = 1_000_000;
/** A short link may unpack to a very long text. */
const MOST_BYTES = 40_000_000;

/** The address of this page with a text; throws an error to be shown if it is too long. */
export async function linkTo({ text, language, project }) {
  const bytes = new TextEncoder().encode(JSON.stringify({ text, language, ...(project && { project }) }));
  const deflates = 'CompressionStream' in globalThis;
  const packed = deflates ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  const link = location.href.replace(/#.*$/, '') + (deflates ? DEFLATED : PLAIN) + toBase64(packed);
  if (link.length > LONGEST_LINK) {
    throw new Error('The text is too long for a link.');
  }
  return link;
}

/** What a fragment carries; nothing if it is none of ours. Throws an error to be shown if it is broken. */
export async function contentOf(fragment) {
  const prefix = [DEFLATED, PLAIN].find((known) => fragment.startsWith(known));
  return prefix ? read(fragment.slice(prefix.length), prefix === DEFLATED) : undefined;
}

async function read(base64, deflated) {
  try {
    const bytes = fromBase64(base64);
    const json = deflated ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return content(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch {
    throw new Error('The link is broken, so its text is not shown.');
  }
}

function content({ text, language, project = '' }) {
  if (typeof text !== 'string' || typeof project !== 'string' || !isLanguage(language)) {
    throw new TypeError('not what a link carries');
  }
  return { text, language, project };
}

async function through(bytes, stream) {
  const chunks = [];
  let length = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) {
      return new Uint8Array(await new Blob(chunks).arrayBuffer());
    }
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    chunks.push(value);
  }
}

function toBase64(bytes) {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
