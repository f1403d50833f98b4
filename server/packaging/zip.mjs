// Writes a zip whose entries have the modes that they are given and all the same time: the same files give the same bytes.
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { epoch } from './epoch.mjs';

const deflated = promisify(deflateRaw);
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) {
    crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  }
  return crc;
});
const DEFLATED = 8;
/** As of Unix, version 2.0: then readers heed the mode. */
const MADE_BY = 0x0314;
const UTF_8 = 0x0800;
const REGULAR_FILE = 0o100000;

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Date and time as MS-DOS counts them, of the time that everything packaged bears. */
function dosTime() {
  const at = new Date(epoch() * 1000);
  const date = (at.getUTCFullYear() - 1980) << 9 | (at.getUTCMonth() + 1) << 5 | at.getUTCDate();
  return { date, time: at.getUTCHours() << 11 | at.getUTCMinutes() << 5 | at.getUTCSeconds() >> 1 };
}

/** The bytes of a zip with `entries`, each `{ name, bytes, executable }`, in this order. */
export async function zip(entries) {
  const { date, time } = dosTime();
  const packed = await Promise.all(entries.map(({ bytes }) => deflated(bytes, { level: 6 })));
  const locals = [];
  const directory = [];
  let offset = 0;
  entries.forEach(({ name, bytes, executable }, i) => {
    const file = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF_8, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(time, 6);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed[i].length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(file.length, 22);
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), common, file, packed[i]);
    const rest = Buffer.alloc(14); // no comment, the first disk, no attributes of MS-DOS
    rest.writeUInt32LE(((REGULAR_FILE | (executable ? 0o755 : 0o644)) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), madeBy(), common, rest, file);
    offset += 4 + common.length + file.length + packed[i].length;
  });
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.reduce((sum, { length }) => sum + length, 0), 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

function madeBy() {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(MADE_BY);
  return bytes;
}
