/** Readers look for the end of a PDF within its last thousand bytes; mail and downloads append some. */
const pdfTailBytes = 4_096;
const linearizedHeadBytes = 1_024;
const zipTailBytes = 65_557;
const endOfDirectory = 0x06054b50;
const endOfDirectoryBytes = 22;
const zipped = /^application\/(?:zip|vnd\.openxmlformats-officedocument\..*)$/;

/**
 * Whether a file is complete, as far as its format shows. An interrupted download begins correctly and is
 * truncated. Shared by the browser, before a file is sent, and the server.
 */
export function isWhole(contentType: string, bytes: Uint8Array): boolean {
  if (contentType === 'application/pdf') return isWholePdf(bytes);
  if (contentType === 'image/jpeg') return isWholeJpeg(bytes);
  if (contentType === 'image/png') return isWholePng(bytes);
  if (contentType === 'image/webp') return isWholeWebp(bytes);
  if (contentType === 'image/gif') return isWholeGif(bytes);
  return zipped.test(contentType) ? isWholeZip(bytes) : true;
}

const latin = new TextDecoder('latin1');

/** The first bytes of each kind of file; a byte order mark may come before. */
const beginnings: [string, RegExp][] = [
  ['application/pdf', /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/],
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/png', /^.PNG/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['application/zip', /^PK../],
];

/** Whether a file begins as one of these kinds and ends too early, whatever it calls itself. */
export function isCut(bytes: Uint8Array): boolean {
  const head = latin.decode(bytes.subarray(0, 16));
  const kind = beginnings.find(([, beginning]) => beginning.test(head))?.[0];
  return kind !== undefined && !isWhole(kind, bytes);
}
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function isWholePdf(bytes: Uint8Array): boolean {
  const tail = latin.decode(bytes.subarray(Math.max(0, bytes.length - pdfTailBytes)));
  if (!/startxref\s+\d+\s[\s\S]*?%%EOF/.test(tail)) return false;
  // A linearised file has an end marker near its beginning too, and its length in the head.
  const head = latin.decode(bytes.subarray(0, linearizedHeadBytes));
  const declared = /\/Linearized\b/.test(head) ? /\/L\s+(\d+)/.exec(head)?.[1] : null;
  return !declared || bytes.length >= Number(declared);
}

/** The segments before the picture state their length; within the picture FFD9 is always its end. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const at = view(bytes);
  let place = 2;
  while (place + 4 <= bytes.length) {
    if (bytes[place] !== 0xff) return false;
    const marker = bytes[place + 1] ?? 0;
    if (marker === 0xff) place += 1;
    else if (marker === 0xda) return endsAfter(bytes, place);
    else place += 2 + at.getUint16(place + 2);
  }
  return false;
}

function endsAfter(bytes: Uint8Array, start: number): boolean {
  for (let at = bytes.indexOf(0xff, start + 2); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function isWholePng(bytes: Uint8Array): boolean {
  const at = view(bytes);
  for (let place = 8; place + 12 <= bytes.length; place += 12 + at.getUint32(place)) {
    if (latin.decode(bytes.subarray(place + 4, place + 8)) === 'IEND') return true;
  }
  return false;
}

const isWholeWebp = (bytes: Uint8Array) =>
  bytes.length >= 12 && bytes.length >= view(bytes).getUint32(4, true) + 8;

/** A GIF is a sequence of blocks, each of pieces that state their length, up to a semicolon. */
function isWholeGif(bytes: Uint8Array): boolean {
  const flags = (place: number) => bytes[place] ?? 0;
  const table = (place: number) => (flags(place) & 0x80 ? 3 << ((flags(place) & 7) + 1) : 0);
  let place = 13 + table(10);
  while (place < bytes.length) {
    const kind = bytes[place];
    if (kind === 0x3b) return true;
    if (kind === 0x21) place += 2;
    else if (kind === 0x2c) place += 11 + table(place + 9);
    else return false;
    while (place < bytes.length && flags(place) > 0) place += 1 + flags(place);
    place += 1;
  }
  return false;
}

function isWholeZip(bytes: Uint8Array): boolean {
  const at = view(bytes);
  const last = bytes.length - endOfDirectoryBytes;
  for (let place = last; place >= Math.max(0, bytes.length - zipTailBytes); place -= 1) {
    if (at.getUint32(place, true) !== endOfDirectory) continue;
    const size = at.getUint32(place + 12, true);
    const offset = at.getUint32(place + 16, true);
    return offset + size <= place;
  }
  return false;
}
