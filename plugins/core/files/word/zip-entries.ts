import { inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  /** Its bytes, unfolded. Throws when there are more than `most`, or they cannot be unfolded. */
  read: (most: number) => Buffer;
}

const endOfDirectory = Buffer.from('504b0506', 'hex');
const entryOfDirectory = 0x02014b50;
const entryHead = 0x04034b50;
const stored = 0;
const deflated = 8;
const mostEntries = 2_000;
const mostComment = 65_557;

/**
 * The files of a zip by its directory, as Word reads it; data outside of it is not reachable. Throws when the
 * directory is inconsistent.
 */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(endOfDirectory);
  const count = zip.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Error('too many files');
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (zip.readUInt32LE(at) !== entryOfDirectory) throw new Error('no directory');
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const more = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const offset = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({ name, read: (most) => unfold(zip, { offset, size, method }, most) });
    at += 46 + nameLength + more;
  }
  // Another end or a gap would let another reader find another directory.
  if (at !== end || isWithinComment(zip, end)) throw new Error('more than one directory');
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  if (names.size < entries.length) throw new Error('a duplicate name');
  return entries;
}

/** Whether an end of directory is within the comment of an earlier one, which readers use that check the length. */
function isWithinComment(zip: Buffer, end: number): boolean {
  for (let at = zip.lastIndexOf(endOfDirectory, end - 1); at >= 0; ) {
    if (end - at > mostComment) return false;
    if (at + 22 + zip.readUInt16LE(at + 20) > end) return true;
    at = at > 0 ? zip.lastIndexOf(endOfDirectory, at - 1) : -1;
  }
  return false;
}

function unfold(
  zip: Buffer,
  { offset, size, method }: { offset: number; size: number; method: number },
  most: number,
): Buffer {
  if (zip.readUInt32LE(offset) !== entryHead) throw new Error('no file');
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + size > zip.length) throw new Error('the file is truncated');
  const bytes = zip.subarray(start, start + size);
  if (method === deflated) return inflateRawSync(bytes, { maxOutputLength: Math.max(most, 1) });
  if (method !== stored || size > most) throw new Error('an unknown compression, or too large');
  return bytes;
}
