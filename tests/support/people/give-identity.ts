import { maskedNumber, numberOwner } from '#shared/numbers/number-owner.ts';
import type { Actor } from '../actor.ts';
import { cipherOf } from '../numbers/cipher-of.ts';
import type { TestTransaction } from '../test-transaction.ts';
import { call } from './call.ts';

export type IdentityRow = {
  id: string;
  identifier: string;
  first_name: string;
  is_default: boolean;
};

/** The default identity of the e-ID. */
export const silje = {
  country: 'NO',
  number: '14898512097',
  firstName: 'Silje Marie',
  lastName: 'Dal',
  bornOn: '1985-09-14',
};

/** Records an e-ID, as the server does after the broker's answer. */
export async function giveIdentity(
  tx: TestTransaction,
  who: Actor,
  identity: Partial<typeof silje> = {},
) {
  const { number, ...person } = { ...silje, ...identity };
  const owner = numberOwner.identity(who.settings['app.user_id'] ?? '');
  const stored = (await cipherOf(tx)).encrypt(person.country, number, owner);
  return call<IdentityRow>(tx, who, 'criipto_verify', {
    $prepared: { identity: { ...person, ...stored, identifier: maskedNumber(number) } },
  });
}
