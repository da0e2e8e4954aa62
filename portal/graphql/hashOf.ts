import { createHash } from 'node:crypto';

const HASH_LETTERS = 20;

/** Guessing a hash gives no advantage; it only has to differ for different texts. */
export function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('base64url').slice(0, HASH_LETTERS);
}
