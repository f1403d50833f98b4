// Draws docs/public/social.png, the picture that stands where a link to the site is shared. It says what the home page says: the heading is read
// from the built page, the name and its repair are those of its first example. What it was drawn from stands in the picture as a hash, so that
// home.test.mjs can tell whether the picture is current; another Chromium with other fonts draws other pixels.
//   node src-test/hosts/site/social.mjs      after npm run build in docs
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { chromium } from 'playwright-core';
import { fields } from '../../../docs/.vitepress/theme/home/fields.mjs';
import { icon } from '../../../docs/.vitepress/project.mjs';
import { ROOT, SITE } from './paths.mjs';

export const PICTURE = join(ROOT, 'docs', 'public', 'social.png');
const SIZE = { width: 1200, height: 630 };
const KEYWORD = 'Source\0';
/** How a PNG begins: the signature, and the header with its length, type, 13 bytes and checksum. */
const BEGINNING = 8 + 4 + 4 + 13 + 4;

/** The picture as a page. */
export async function drawing() {
  const all = await fields();
  const [{ name: { before, wrong, right, after } }] = all;
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readFileSync(join(SITE, 'index.html'), 'utf8'));
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; background: #14263f; color: #fff; font-family: Inter, "DejaVu Sans", sans-serif; }
main { box-sizing: border-box; display: flex; flex-direction: column; justify-content: space-between; height: 100%; padding: 56px 64px; }
header { display: flex; align-items: center; gap: 20px; font-size: 36px; font-weight: 600; }
img { width: 72px; border: 2px solid #35527a; border-radius: 16px; }
h1 { margin: 0; font-size: 64px; line-height: 1.15; text-wrap: balance; }
code { font-family: "DejaVu Sans Mono", monospace; }
p { margin: 0; }
p code { display: block; padding: 6px 0; font-size: 29px; color: #c3d0e2; white-space: pre; }
del, ins { font-weight: 700; text-decoration: none; }
del { color: #ff9d94; text-decoration: underline wavy #f2c14e 3px; text-underline-offset: 8px; }
ins { color: #7ee2a0; }
footer { font-size: 30px; color: #f2c14e; }
</style><main>
<header><img src="${icon}" alt="">urn-ls</header>
<h1>${heading}</h1>
<p><code>${before}<del>${wrong}</del>${after}</code><code>${before}<ins>${right}</ins>${after}</code></p>
<footer>${all.map(({ title }) => title).join(' · ')}</footer>
</main>`;
}

export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The hash that a picture bears; empty if it bears none. */
export function hashIn(picture) {
  const at = picture.indexOf(`tEXt${KEYWORD}`, 'latin1');
  return at < 0 ? '' : picture.toString('latin1', at + 4 + KEYWORD.length, at + 4 + picture.readUInt32BE(at - 4));
}

/** The width and the height of a PNG. */
export const sizeOf = (picture) => ({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) });

/** The picture with a text in it, behind its header. */
export function withHash(picture, hash) {
  const content = Buffer.from(`tEXt${KEYWORD}${hash}`, 'latin1');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([picture.subarray(0, BEGINNING), length, content, checksum, picture.subarray(BEGINNING)]);
}

async function draw() {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    const html = await drawing();
    await page.setContent(html);
    writeFileSync(PICTURE, withHash(await page.screenshot(), hashOf(html)));
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  await draw();
}
