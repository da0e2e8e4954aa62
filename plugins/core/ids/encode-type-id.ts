import { alphabet } from './alphabet.ts';

/** Writes a uuid as a readable global id: `inv_` and 26 letters that sort like the uuid does. */
export function encodeTypeId(prefix: string, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = alphabet[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return `${prefix}_${text}`;
}
