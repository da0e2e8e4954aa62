import { loadNumberCipher } from '#plugins/core/mutations/prepare.ts';
import { maskedNumber, numberOwner } from '#shared/numbers/number-owner.ts';
import { act } from './actors.ts';
import type { Connections } from './connections.ts';
import type { DemoPerson } from './people.ts';

/** Records that a person has identified themselves, as the server does after a BankID log-in. */
export async function makeIdentity(
  { owner, authenticator }: Connections,
  { email, firstName, lastName }: DemoPerson,
  { number, bornOn }: NonNullable<DemoPerson['identity']>,
  secret: string,
): Promise<void> {
  const found = await owner.query('select id from app_public.users where email = $1', [email]);
  const userId: string = found.rows[0].id;
  const cipher = await loadNumberCipher((...args) => authenticator.query(...args), secret);
  const actor = { role: 'app_user', userId, actorName: `${firstName} ${lastName}` } as const;
  await act(authenticator, actor, 'criipto_verify', {
    $prepared: {
      identity: {
        ...{ country: 'NO', identifier: maskedNumber(number), firstName, lastName, bornOn },
        ...cipher.encrypt('NO', number, numberOwner.identity(userId)),
      },
    },
  });
}
