import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { hashPassword } from './hash-password.ts';

// Made once at start, so that the first unknown address is not slower than the second.
const dummyHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Whether a password belongs to a hash. Without a hash, because the address is unknown or the user has no
 * password, a dummy hash is verified instead, so that both answers take the same time.
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await verify(hash ?? (await dummyHash), password.normalize('NFC'));
  return hash !== null && matches;
}
