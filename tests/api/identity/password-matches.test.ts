// Goal: an unknown address takes as long as a wrong password. Method: not a stopwatch, but counting
// the verifications and comparing their parameters.
import { expect, test, vi } from 'vitest';

const verified = vi.hoisted(() => [] as string[]);
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: (...args: Parameters<typeof argon2.verify>) => {
      verified.push(String(args[0]));
      return argon2.verify(...args);
    },
  };
});

const { passwordMatches } = await import('#plugins/core/passwords/password-matches.ts');
const { hashPassword } = await import('#plugins/core/passwords/hash-password.ts');

async function verifications(password: string, hash: string | null) {
  verified.length = 0;
  const matches = await passwordMatches(password, hash);
  return { matches, costs: verified.map((text) => text.split('$').slice(0, 4).join('$')) };
}

// Requirements: A4.53
test('right, wrong and unknown each cost one verification of the same parameters', async () => {
  const hash = await hashPassword('sol og måne');
  const costs = ['$argon2id$v=19$m=19456,t=2,p=1'];
  expect(await verifications('sol og måne', hash)).toEqual({ matches: true, costs });
  expect(await verifications('sol og stjerne', hash)).toEqual({ matches: false, costs });
  expect(await verifications('sol og måne', null)).toEqual({ matches: false, costs });
});

test('the same letters in two Unicode normal forms are the same password', async () => {
  const hash = await hashPassword('sol og måne'.normalize('NFD'));
  expect(await passwordMatches('sol og måne'.normalize('NFC'), hash)).toBe(true);
});
