import { hkdfSync, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './number-cipher.ts';

/**
 * The key of national numbers as the database keeps it: encrypted by one that is derived from `SECRET`,
 * so that neither the database nor the secret alone opens a number, and a new secret re-encrypts no row.
 */
export interface WrappedKey {
  id: string;
  wrapped: Buffer;
}

const ABOUT = 'honorar: the key of national numbers';

const wrappingKey = (secret: string, id: string) =>
  Buffer.from(hkdfSync('sha256', secret, id, ABOUT, 32));

export const wrapKey = (secret: string, id: string, key: Buffer = randomBytes(32)): WrappedKey => ({
  id,
  wrapped: encrypt(wrappingKey(secret, id), key, `${ABOUT} ${id}`),
});

/** Null when it was wrapped by another secret. */
export function unwrapKey(secret: string, { id, wrapped }: WrappedKey): Buffer | null {
  try {
    return decrypt(wrappingKey(secret, id), wrapped, `${ABOUT} ${id}`);
  } catch {
    return null;
  }
}
