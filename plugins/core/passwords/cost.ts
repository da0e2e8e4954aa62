import type { Algorithm, Options } from '@node-rs/argon2';

/** What one hash costs: argon2id, 19 MiB, two passes, as OWASP recommends at least. */
export const cost: Options = {
  // `Algorithm` is a const enum, which erasable syntax cannot read; 2 is argon2id.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
