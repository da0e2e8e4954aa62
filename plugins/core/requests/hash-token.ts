import { hash } from 'node:crypto';

/** Only the hash of a token is stored, and only the hash is looked up. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
