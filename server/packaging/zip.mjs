// Writes a zip as a wheel must be: with the mode of each file, and always the same time: the same files give the same bytes.
import { crc32, deflateRawSync } from 'node:zlib';
import { epoch } from './tracked.mjs';

/** Made on Unix by version 2.0 of the format, so that readers heed the mode; read by the same version. */
const MADE_BY = 0x0314;
const VERSION = 20;
const UTF_8 = 0x0800;
const DEFLATED = 8;
const REGULAR_FILE = 0o100000;

/** Numbers in the order of the bytes that a zip has: the `sizes` of them, and what they are. */
function record(signature, sizes, ...numbers) {
  const bytes = Buffer.alloc(sizes.reduce((sum, size) => sum + size));
  let at = 0;
  sizes.forEach((size, i) => { at = bytes.writeUIntLE(numbers[i], at, size); });
  return Buffer.concat([Buffer.from(`PK${signature}`, 'latin1'), bytes]);
}

/** Time and date as MS-DOS counts them, of the time that everything packaged bears. */
function dosTime() {
  const at = new Date(epoch() * 1000);
  return [at.getUTCHours() << 11 | at.getUTCMinutes() << 5 | at.getUTCSeconds() >> 1,
    (at.getUTCFullYear() - 1980) << 9 | (at.getUTCMonth() + 1) << 5 | at.getUTCDate()];
}

/** The bytes of a zip with `entries`, each `{ name, bytes, executable }`, in this order. */
export function zip(entries) {
  const locals = [];
  const directory = [];
  let offset = 0;
  for (const { name, bytes, executable } of entries) {
    const file = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(bytes, { level: 6 });
    const common = [VERSION, UTF_8, DEFLATED, ...dosTime(), crc32(bytes), packed.length, bytes.length, file.length, 0];
    const sizes = [2, 2, 2, 2, 2, 4, 4, 4, 2, 2];
    const local = [record('\x03\x04', sizes, ...common), file, packed];
    // No comment, the first disk, no attributes of MS-DOS.
    const mode = ((REGULAR_FILE | (executable ? 0o755 : 0o644)) << 16) >>> 0;
    directory.push(record('\x01\x02', [2, ...sizes, 2, 2, 2, 4, 4], MADE_BY, ...common, 0, 0, 0, mode, offset), file);
    locals.push(...local);
    offset += size(local);
  }
  const { length } = entries;
  return Buffer.concat([...locals, ...directory, record('\x05\x06', [2, 2, 2, 2, 4, 4, 2], 0, 0, length, length, size(directory), offset, 0)]);
}

function size(buffers) {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
