// The tag of a wheel says where it runs. It is read from the runtime itself: which glibc or which macOS that asks for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { below } from './files.mjs';

/** manylinux_2_17 is the oldest for which there is a name that every pip knows (PEP 600). */
const OLDEST_GLIBC = 17;
const BUILD_VERSION = 0x32;
const VERSION_MIN_MACOSX = 0x24;

/** The tag for `target`, whose Java runtime is in the folder `runtime`. */
export function platformTag(target, runtime) {
  switch (target) {
    case 'linux-x64': return `manylinux_2_${glibc(runtime)}_x86_64`;
    case 'linux-arm64': return `manylinux_2_${glibc(runtime)}_aarch64`;
    case 'darwin-x64': return `macosx_${macos(runtime)}_x86_64`;
    case 'darwin-arm64': return `macosx_${macos(runtime)}_arm64`;
    case 'win32-x64': return 'win_amd64';
    default: throw new Error(`wheels are made for Linux and macOS (x64, arm64) and Windows (x64), not for ${target}`);
  }
}

function binaries(runtime) {
  return below(runtime).filter((path) => !path.startsWith('legal/')).map((path) => readFileSync(join(runtime, path)));
}

function elf(runtime) {
  const found = binaries(runtime).filter((bytes) => bytes.subarray(0, 4).toString('latin1') === '\x7fELF').map((bytes) => bytes.toString('latin1'));
  if (found.length === 0) {
    throw new Error(`${runtime} holds no programs for Linux`);
  }
  return found;
}

/** The shared libraries that the programs and libraries of a Linux runtime name, as in “libz.so.1”. */
export function libraries(runtime) {
  return [...new Set(elf(runtime).flatMap((text) => [...text.matchAll(/\0(lib[\w+-]+\.so\.\d+)(?=\0)/g)].map(([, name]) => name)))].sort();
}

/** The minor version of the newest glibc 2 whose functions one of the programs and libraries needs. They name it, as in “GLIBC_2.17”. */
export function glibc(runtime) {
  const needed = elf(runtime).flatMap((text) => [...text.matchAll(/\0GLIBC_2\.(\d+)(?=[.\0])/g)].map(([, minor]) => Number(minor)));
  return Math.max(OLDEST_GLIBC, ...needed);
}

/** The oldest macOS that all of the programs and libraries run on, as in “11_0”. */
export function macos(runtime) {
  const versions = binaries(runtime).filter((bytes) => bytes.length > 32 && bytes.readUInt32LE(0) === 0xfeedfacf).map(minimum).filter(Boolean);
  if (versions.length === 0) {
    throw new Error(`${runtime} holds no programs for macOS`);
  }
  const [major, minor] = versions.sort(([a, b], [c, d]) => c - a || d - b)[0];
  // From macOS 11 on, pip knows the first digit only.
  return major > 10 ? `${major}_0` : `${major}_${minor}`;
}

/** What the header of a Mach-O file asks for: LC_BUILD_VERSION, or LC_VERSION_MIN_MACOSX in older ones. */
function minimum(bytes) {
  const commands = bytes.readUInt32LE(16);
  for (let i = 0, at = 32; i < commands; i++, at += bytes.readUInt32LE(at + 4)) {
    const version = { [BUILD_VERSION]: at + 12, [VERSION_MIN_MACOSX]: at + 8 }[bytes.readUInt32LE(at)];
    if (version) {
      return [bytes.readUInt16LE(version + 2), bytes.readUInt8(version + 1)];
    }
  }
  return undefined;
}
