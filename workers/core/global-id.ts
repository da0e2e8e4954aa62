const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Writes a row's uuid as the id people meet in addresses: `inv_` and 26 letters of base 32. */
export function globalId(prefix: string, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let letters = '';
  for (let place = 0; place < 26; place += 1) {
    letters = ALPHABET[Number(rest & 31n)] + letters;
    rest >>= 5n;
  }
  return `${prefix}_${letters}`;
}
