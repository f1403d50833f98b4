// A link that carries a text: its fragment is base64url of JSON in UTF-8, deflated where the browser can. No server sees a fragment.
import { base64ToUint8Array, uint8ArrayToBase64 } from 'uint8array-extras';
import { isLanguage } from './languages.mjs';

/** Browsers refuse addresses that are much longer. */
const LONGEST_LINK = 1_000_000;
/** A short link may unpack to a very long text. */
const MOST_BYTES = 40_000_000;

/** The address of this page with a text; throws an error to be shown if it is too long. */
export async function linkTo(content) {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const form = 'CompressionStream' in globalThis ? 'deflate' : 'json';
  const packed = form === 'deflate' ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  const link = `${location.href.replace(/#.*$/, '')}#${form}=${uint8ArrayToBase64(packed, { urlSafe: true })}`;
  if (link.length > LONGEST_LINK) {
    throw new Error('The text is too long for a link.');
  }
  return link;
}

/** What a fragment carries; nothing if it is none of ours. Throws an error to be shown if it is broken. */
export async function contentOf(fragment) {
  const [, form, base64] = /^#(deflate|json)=(.*)$/s.exec(fragment) ?? [];
  return form && read(base64, form).catch(() => {
    throw new Error('The link is broken, so its text is not shown.');
  });
}

async function read(base64, form) {
  const bytes = base64ToUint8Array(base64);
  const json = form === 'deflate' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
  const { text, language, project = '' } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  if (typeof text !== 'string' || typeof project !== 'string' || !isLanguage(language)) {
    throw new TypeError('not what a link carries');
  }
  return { text, language, project };
}

async function through(bytes, stream) {
  const packed = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(atMost(MOST_BYTES));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Lets this many bytes through, and fails at more. */
function atMost(left) {
  return new TransformStream({
    transform(chunk, out) {
      left -= chunk.length;
      return left < 0 ? out.error(new RangeError('too long')) : out.enqueue(chunk);
    },
  });
}
