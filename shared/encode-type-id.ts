import { alphabet } from './type-id-alphabet.ts';

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
