import { type Algorithm, hash, type Options } from '@node-rs/argon2';

/** The cost of a hash: argon2id, 19 MiB, two passes, the minimum OWASP recommends. */
const cost: Options = {
  // `Algorithm` is a const enum, which erasable syntax cannot read; 2 is argon2id.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The stored hash of a password, in argon2's own notation with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}
