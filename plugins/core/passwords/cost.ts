import type { Algorithm, Options } from '@node-rs/argon2';

/** The cost of a hash: argon2id, 19 MiB, two passes, the minimum OWASP recommends. */
export const cost: Options = {
  // `Algorithm` is a const enum, which erasable syntax cannot read; 2 is argon2id.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
