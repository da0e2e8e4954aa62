import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unfold = promisify(inflate);

/**
 * What a PDF does beside being read: runs a program or a script, sends or fetches something, brings
 * other files along, or is a form of another language. A receipt needs none of it.
 */
const deeds =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia(?:Content)?|Rendition|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9._-])|\/XFA\s*(?:\[|<<|\d+\s+\d+\s+R\b)/;
/** A script without the word; so short that bytes of a picture may look like it, so it is looked for with what follows. */
const script = /\/JS\s*(?:\(|<|\d+\s+\d+\s+R\b)/;
/** What is encrypted cannot be looked into. */
const encrypted = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R\b)/;
/** A known harmless text that every scanner takes for a virus, so that people can try one. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR';
const HASH = 0x23;
const stream = /\bstream\r?\n/g;
/** Objects that lie compressed in a stream, by their type or by what only they have. */
const ofObjects = /\/ObjStm\b|\/First\b/;
/** Unfolded so far, a file is a bomb; with more streams, or none within so many letters of its object, a trap. */
const mostBytes = 64 * 1024 * 1024;
const mostStreams = 50_000;
const longestHead = 8_192;

/**
 * Whether a PDF could do harm to who opens it, or hides what it would do. It goes to clients, to the
 * byte. Names are compared as a reader reads them: `/J#61vaScript` is a script.
 */
export async function isHarmfulPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  const plain = unescaped(bytes);
  if (deeds.test(plain) || encrypted.test(plain) || text.includes(EICAR)) return true;
  if (script.test(withoutPacked(plain))) return true;
  return hidesInObjects(bytes, text);
}

/** A name may spell any letter as # and its number. By hand, since a file may be nothing but these. */
function unescaped(bytes: Buffer): string {
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

/** Without the bytes of packed streams, in which three letters stand by chance. */
function withoutPacked(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index, 0: word } of text.matchAll(stream)) {
    if (index < from || !text.slice(Math.max(0, index - 300), index).includes('/Filter')) continue;
    const end = text.indexOf('endstream', index);
    if (end < 0) break;
    kept.push(text.slice(from, index + word.length));
    from = end;
  }
  return kept.join('') + text.slice(from);
}

/** What a stream says of itself, before it begins; null when that cannot be found. */
function headOf(text: string, index: number): string | null {
  const before = text.slice(Math.max(0, index - longestHead), index);
  const object = before.lastIndexOf('obj');
  return object < 0 ? null : unescaped(Buffer.from(before.slice(object), 'latin1'));
}

async function hidesInObjects(bytes: Buffer, text: string): Promise<boolean> {
  let left = mostBytes;
  let streams = 0;
  for (const { index, 0: word } of text.matchAll(stream)) {
    streams += 1;
    const head = headOf(text, index);
    if (head === null || streams > mostStreams) return true;
    // Without a filter it has been read with the rest.
    if (!ofObjects.test(head) || !/\/F(ilter)?\b/.test(head)) continue;
    const objects = await unfold(bytes.subarray(index + word.length), {
      maxOutputLength: Math.max(left, 1),
    }).catch(() => null);
    // What cannot be unfolded, or lies in a second fold, is hidden.
    if (!objects || !/^\s*\d+\s+\d+/.test(objects.toString('latin1', 0, 64))) return true;
    left -= objects.length;
    const inner = unescaped(objects);
    if (deeds.test(inner) || script.test(inner) || inner.includes(EICAR)) return true;
  }
  return false;
}
