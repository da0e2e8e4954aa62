import { countryOfPersonalNumber, numberOwner } from '#shared/numbers/number-owner.ts';
import type { Actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';
import { cipherOf } from './cipher-of.ts';

/** The server's prepared form of the personal number in the attributes of a payout profile. */
export async function prepareNumber(tx: TestTransaction, who: Actor, input: unknown) {
  const { attributes } = (input ?? {}) as { attributes?: { personalNumber?: unknown } };
  const given = attributes?.personalNumber;
  const number = typeof given === 'string' ? given.replace(/\s/g, '') : '';
  const country = countryOfPersonalNumber(number);
  if (!country) return {};
  const owner = numberOwner.profile(who.settings['app.account_id'] ?? '');
  return { number: (await cipherOf(tx)).encrypt(country, number, owner) };
}
