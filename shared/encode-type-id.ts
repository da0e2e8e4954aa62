/** Crockford's base 32 in lower case: no i, l, o or u, so that an id can be read out on the telephone. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const shape = /^([a-z]{2,8})_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

/** Every two letters by their ten bits: every row of every answer has ids, so this must be fast. */
const pairs = Array.from(alphabet).flatMap((first) =>
  Array.from(alphabet, (second) => first + second),
);

/** Writes a uuid as a readable global id: `inv_` and 26 letters that sort like the uuid does. */
export function encodeTypeId(prefix: string, uuid: string): string {
  const hex = uuid.replaceAll('-', '');
  // Two digits make the first two letters, and each five of the other thirty make four.
  let text = `${prefix}_${pairs[Number.parseInt(hex.slice(0, 2), 16)]}`;
  for (let i = 2; i < hex.length; i += 5) {
    const bits = Number.parseInt(hex.slice(i, i + 5), 16);
    text += pairs[bits >> 10] + (pairs[bits & 1023] ?? '');
  }
  return text;
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
