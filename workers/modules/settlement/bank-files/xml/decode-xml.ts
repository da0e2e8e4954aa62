import { isAscii, isUtf8 } from 'node:buffer';
import { FileRefusal, type Findings } from '../findings.ts';

const CHUNK_BYTES = 1 << 18;
const UTF_8 = /^(utf-?8|us-ascii)$/i;
const LATIN_1 = /^(iso-?8859-1|latin-?1)$/i;

/** Decodes an XML file piece by piece, by its byte order mark and declaration. */
export function* decodeXml(bytes: Uint8Array, findings: Findings): Generator<string> {
  if (startsWith(bytes, [0xfe, 0xff]) || startsWith(bytes, [0xff, 0xfe])) {
    throw new FileRefusal('UNSUPPORTED_ENCODING', 1, 'UTF-16');
  }
  const hasMark = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  const content = hasMark ? bytes.subarray(3) : bytes;
  const declared = declaredEncoding(content) ?? 'UTF-8';
  if (UTF_8.test(declared)) yield* utf8(content, declared);
  else if (LATIN_1.test(declared)) yield* latin1(content, hasMark, findings);
  else throw new FileRefusal('UNSUPPORTED_ENCODING', 1, declared);
}

function declaredEncoding(content: Uint8Array): string | null {
  const head = Buffer.from(content.subarray(0, 300)).toString('latin1');
  return /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1] ?? null;
}

function* utf8(content: Uint8Array, declared: string): Generator<string> {
  if (!isUtf8(content)) throw encodingRefusal(content, declared);
  for (let at = 0; at < content.length; ) {
    const end = characterStart(content, at + CHUNK_BYTES);
    yield Buffer.from(content.buffer, content.byteOffset + at, end - at).toString('utf8');
    at = end;
  }
}

/** The first place from `at` on where no character is divided. */
function characterStart(content: Uint8Array, at: number): number {
  let start = Math.min(at, content.length);
  while (((content[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return start;
}

/** A file that is right up to its last bytes was cut inside a character. */
function encodingRefusal(content: Uint8Array, declared: string): FileRefusal {
  for (let cut = 1; cut <= 3; cut += 1) {
    if (isUtf8(content.subarray(0, -cut))) {
      return new FileRefusal('FILE_CUT', null, 'the file ends inside a character');
    }
  }
  return new FileRefusal('WRONG_ENCODING', null, `declared ${declared}`);
}

function* latin1(content: Uint8Array, hasMark: boolean, findings: Findings): Generator<string> {
  if (hasMark) {
    throw new FileRefusal('WRONG_ENCODING', 1, 'declared ISO-8859-1, marked as UTF-8');
  }
  if (!isAscii(content) && isUtf8(content)) {
    findings.warn('DOUBTFUL_ENCODING', 1, 'declared ISO-8859-1, looks like UTF-8');
  }
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    yield Buffer.from(content.subarray(at, at + CHUNK_BYTES)).toString('latin1');
  }
}

const startsWith = (bytes: Uint8Array, start: number[]) =>
  start.every((byte, at) => bytes[at] === byte);
