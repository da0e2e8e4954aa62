/** Crockford's base 32 in lower case: no i, l, o or u, so that an id can be read out on the telephone. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const shape = /^([a-z]{2,8})_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

const letters = Array.from(alphabet, (letter) => letter.charCodeAt(0));

/** The value of each hexadecimal digit by its code. */
const digits = new Uint8Array(128);
for (const [value, digit] of Array.from('0123456789abcdef').entries()) {
  digits[digit.charCodeAt(0)] = value;
  digits[digit.toUpperCase().charCodeAt(0)] = value;
}

/** The places of the digits of a uuid, between which there are hyphens. */
const places = Array.from({ length: 36 }, (_, i) => i).filter((i) => ![8, 13, 18, 23].includes(i));

/** Used again for each id: every row of every answer has some, so this must be fast. */
const codes: number[] = new Array(26);

/** Writes a uuid as a readable global id: `inv_` and 26 letters that sort like the uuid does. */
export function encodeTypeId(prefix: string, uuid: string): string {
  // Two digits make the first two letters, and each five of the other thirty make four.
  let next = write(0, bitsOf(uuid, 0, 2), 2);
  for (let i = 2; i < places.length; i += 5) next = write(next, bitsOf(uuid, i, 5), 4);
  return `${prefix}_${String.fromCharCode(...codes)}`;
}

function bitsOf(uuid: string, first: number, count: number): number {
  let bits = 0;
  for (let i = first; i < first + count; i++) {
    bits = (bits << 4) | (digits[uuid.charCodeAt(places[i] ?? 0)] ?? 0);
  }
  return bits;
}

/** Writes the letters of some bits, five each, from a place on; gives the place after these. */
function write(place: number, bits: number, count: number): number {
  for (let i = 0; i < count; i++) {
    codes[place + i] = letters[(bits >> (5 * (count - 1 - i))) & 31] ?? 0;
  }
  return place + count;
}

/**
 * Reads a global id. Anything that `encodeTypeId` could not have written is null: an id comes from
 * outside and is never trusted, and a second spelling of the same id would defeat caches.
 */
export function decodeTypeId(id: unknown): { prefix: string; uuid: string } | null {
  const match = typeof id === 'string' ? shape.exec(id) : null;
  if (!match?.[1] || !match[2]) return null;
  let value = 0n;
  for (const letter of match[2]) {
    value = (value << 5n) | BigInt(alphabet.indexOf(letter));
  }
  const hex = value.toString(16).padStart(32, '0');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { prefix: match[1], uuid };
}
