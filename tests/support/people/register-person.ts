import { randomBytes } from 'node:crypto';
import { actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';
import { call } from './call.ts';

export type Person = { userId: string; accountId: string; email: string };

/** In argon2's notation, but of no password: a sign-in with it always fails. */
export const anyHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaA';

/** A registered user, by default with a confirmed address. */
export async function registerPerson(
  tx: TestTransaction,
  attributes: Record<string, unknown> = {},
  { confirmed = true } = {},
): Promise<Person> {
  const email = (attributes.email as string) ?? `${randomBytes(6).toString('hex')}@example.no`;
  await call(tx, actor.visitor, 'register_account', {
    attributes: { email, firstName: 'Kari', lastName: 'Nordmann', ...attributes },
    $prepared: { passwordHash: anyHash },
  });
  const [person] = await tx.query<{ user_id: string; account_id: string }>(
    `select u.id as user_id, a.id as account_id from app_public.users u
     join app_public.accounts a on a.primary_user_id = u.id and a.account_type = 'PERSONAL'
     where u.email = $1`,
    [email],
  );
  if (confirmed) await tx.query('select app_private.confirm_user($1)', [person!.user_id]);
  return { userId: person!.user_id, accountId: person!.account_id, email };
}
