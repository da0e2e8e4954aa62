import { hash } from '@node-rs/argon2';
import { cost } from './cost.ts';

/** The stored hash of a password, in argon2's own notation with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}
