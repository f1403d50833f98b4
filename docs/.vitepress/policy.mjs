// The content security policy of the site, as an element of each page. Scripts come from the site itself; those that VitePress writes into a
// page are named by their hashes. So no text that gets into a page runs, and nothing is sent or fetched elsewhere. The checker runs in a
// worker, whose file is one of the site as well. Styles may stand in a page: the editor and the highlighting of code write such.
import { createHash } from 'node:crypto';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = '<meta charset="utf-8">';

/** The page with its policy, which comes before all scripts. */
export function withPolicy(page) {
  if (!page.includes(CHARSET)) {
    throw new Error('a page without the element behind which its policy stands');
  }
  return page.replace(CHARSET, `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policy(page)}">`);
}

function policy(page) {
  const hashes = [...page.matchAll(INLINE)].map(([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return Object.entries({
    'default-src': ["'self'"], // what Firefox fetches ahead has no directive of its own
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'worker-src': ["'self'"],
    'connect-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }).map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}
