import { createHash } from 'node:crypto';

const HASH_LETTERS = 20;

/** Nobody is kept from guessing a hash; it only has to be another for other words. */
export function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('base64url').slice(0, HASH_LETTERS);
}
