import { alphabet } from './type-id-alphabet.ts';

const shape = /^([a-z]{2,8})_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

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
