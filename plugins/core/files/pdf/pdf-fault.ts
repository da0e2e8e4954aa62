import { inflateSync } from 'node:zlib';
import type { FileFault } from '#shared/files/file-fault.ts';
import { type PdfCipher, pdfCipher } from './pdf-cipher.ts';
import { type PdfDictionary, type PdfValue, readPdfValue } from './read-pdf-value.ts';

/** Names must end where they end: `/JavaScriptX` is another. */
const end = '(?![A-Za-z0-9._-])';
/** Attached files, which a client who receives the PDF does not see. */
const attachments = new RegExp(`/(?:EmbeddedFiles?|GoToE)${end}`);
/**
 * Active content of a PDF: runs a program or script, sends or fetches data, or contains a form in another
 * language.
 */
const deeds = new RegExp(
  `/(?:JavaScript|Launch|RichMedia(?:Content)?|Rendition|SubmitForm|ImportData)${end}` +
    `|/XFA\\s*(?:\\[|<<|\\d+\\s+\\d+\\s+R\\b)`,
);
/**
 * A short form of a script; bytes of a picture may look like it, so it is matched together with its value.
 */
const script = /\/JS\s*(?:\(|<|\d+\s+\d+\s+R\b)/;
const encryption = /\/Encrypt\s*(<<|\d+\s+\d+\s+R\b)/g;
/** A known harmless text that every scanner takes for a virus, so that people can try one. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR';
const HASH = 0x23;
const zipEnd = 'PK\x05\x06';
const zipEntry = Buffer.from('PK\x01\x02');
const longestZipEnd = 65_557;
const stream = /\bstream\r?\n/g;
/** Objects compressed in a stream, recognised by their type or by an entry only they have. */
const ofObjects = /\/ObjStm\b|\/First\b/;
/** Unfolded so far, a file is a bomb; with more streams, or none within so many letters of its object, a trap. */
const mostBytes = 32 * 1024 * 1024;
const mostStreams = 50_000;
const longestHead = 8_192;
/** The beginning of an object, such as `12 0 `. */
const longestName = 40;

/**
 * The reason to refuse a PDF, null for none: it could harm its reader, or hides what it would do. PDFs reach
 * clients unchanged. Names are compared as a reader decodes them: `/J#61vaScript` is a script.
 */
export function pdfFault(bytes: Buffer): FileFault | null {
  const text = bytes.toString('latin1');
  const plain = unescaped(bytes, text);
  if (text.includes(EICAR)) return 'infected';
  if (isArchive(bytes)) return 'attachments';
  const encryptions = new Set([...plain.matchAll(encryption)].map(([, where = '']) => where));
  const cipher = encryptions.size > 0 ? cipherOf(text, [...encryptions]) : undefined;
  if (cipher === null) return 'locked';
  return faultIn(plain, withoutPacked) ?? hiddenFault(bytes, text, cipher);
}

/** Whether a program that reads files from their end opens this one as a zip: by a directory with an entry. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-longestZipEnd);
  for (let at = tail.indexOf(zipEnd); at >= 0; at = tail.indexOf(zipEnd, at + 1)) {
    if (at + 16 > tail.length) return false;
    const entry = bytes.length - tail.length + at - tail.readUInt32LE(at + 12);
    if (entry >= 0 && bytes.subarray(entry, entry + 4).equals(zipEntry)) return true;
  }
  return false;
}

function faultIn(plain: string, scripts: (plain: string) => string): FileFault | null {
  if (deeds.test(plain) || script.test(scripts(plain))) return 'active';
  return attachments.test(plain) ? 'attachments' : null;
}

/**
 * The cipher of a file that is encrypted without a password; null when it cannot be read, or is ambiguous.
 */
function cipherOf(text: string, [where = '', ...others]: string[]): PdfCipher | null {
  if (others.length > 0) return null;
  try {
    const at =
      where === '<<' ? text.indexOf('<<', text.search(/\/Encrypt\b/)) : objectAt(text, where);
    const encrypt = readPdfValue(text, at);
    const id = readPdfValue(text, text.search(/\/ID\s*\[/) + '/ID'.length);
    return pdfCipher(encrypt as PdfDictionary, firstOf(id));
  } catch {
    return null;
  }
}

const firstOf = (id: PdfValue) =>
  Array.isArray(id) && Buffer.isBuffer(id[0]) ? id[0] : Buffer.alloc(0);

/** The offset of the only object with this reference. */
function objectAt(text: string, reference: string): number {
  const [number, generation] = reference.split(/\s+/);
  const starts = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj\\b`, 'g');
  const [first, second] = text.matchAll(starts);
  if (!first || second) throw new Error('no such object, or several');
  return first.index + first[0].length;
}

/** A name may spell any letter as # and its number. Decoded without a regular expression, since a file may consist of these alone. */
function unescaped(bytes: Buffer, text: string): string {
  if (!bytes.includes(HASH)) return text;
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const [high, low] =
      bytes[at] === HASH ? [digit(bytes[at + 1]), digit(bytes[at + 2])] : [-1, -1];
    plain[length++] = high < 0 || low < 0 ? (bytes[at] ?? 0) : high * 16 + low;
    if (high >= 0 && low >= 0) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

function digit(code = 0): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = (code | 32) - 87;
  return letter >= 10 && letter <= 15 ? letter : -1;
}

/** Without the bytes of compressed streams, in which three letters occur by chance. */
function withoutPacked(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: word } of text.matchAll(stream)) {
    if (index < from || !text.slice(Math.max(0, index - 300), index).includes('/Filter')) continue;
    const ends = text.indexOf('endstream', index);
    if (ends < 0) break;
    pieces.push(text.slice(from, index + word.length));
    from = ends;
  }
  return pieces.join('') + text.slice(from);
}

interface StreamHead {
  dictionary: string;
  object: number;
  generation: number;
}

/** The dictionary of a stream, from before its data; null when it cannot be found. */
function headOf(text: string, index: number): StreamHead | null {
  const before = text.slice(Math.max(0, index - longestHead), index);
  const starts = before.lastIndexOf('obj');
  if (starts < 0) return null;
  const [, object, generation] =
    /(\d+)\s+(\d+)\s+$/.exec(before.slice(Math.max(0, starts - longestName), starts)) ?? [];
  const dictionary = before.slice(starts);
  return {
    dictionary: unescaped(Buffer.from(dictionary, 'latin1'), dictionary),
    object: Number(object),
    generation: Number(generation),
  };
}

function hiddenFault(bytes: Buffer, text: string, cipher: PdfCipher | undefined): FileFault | null {
  let left = mostBytes;
  let streams = 0;
  for (const { index, 0: word } of text.matchAll(stream)) {
    streams += 1;
    const head = headOf(text, index);
    if (head === null || streams > mostStreams) return 'active';
    const isFolded = /\/F(ilter)?\b/.test(head.dictionary);
    // Without a filter it has been read with the rest, unless it is encrypted.
    if (!ofObjects.test(head.dictionary) || !(isFolded || cipher)) continue;
    const starts = index + word.length;
    const ends = cipher ? endOf(text, head.dictionary, starts) : bytes.length;
    const stored = bytes.subarray(starts, ends);
    const objects = unfold(
      cipher ? cipher(stored, head.object, head.generation) : stored,
      isFolded,
      left,
    );
    // Content that cannot be decompressed, or is compressed twice, counts as hidden.
    if (!objects || !/^\s*\d+\s+\d+/.test(objects.toString('latin1', 0, 64))) return 'active';
    left -= objects.length;
    const folded = objects.toString('latin1');
    const inner = unescaped(objects, folded);
    if (inner.includes(EICAR)) return 'infected';
    const fault = faultIn(inner, (same) => same);
    if (fault) return fault;
  }
  return null;
}

/** The end of an encrypted stream: a block too many would decrypt to garbage, too few would be incomplete. */
function endOf(text: string, dictionary: string, starts: number): number {
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1];
  if (length) return starts + Number(length);
  const ends = text.indexOf('endstream', starts);
  if (ends < 0) return text.length;
  return ends - (text[ends - 2] === '\r' ? 2 : 1);
}

function unfold(bytes: Buffer, isFolded: boolean, most: number): Buffer | null {
  if (!isFolded) return bytes;
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(most, 1) });
  } catch {
    return null;
  }
}
