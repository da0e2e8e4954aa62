import { createHash } from 'node:crypto';

/** Only the hash of a token is stored, and only the hash is looked up. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
