import type { Actor } from '../../support/actor.ts';
import { actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

/** An account with its owner and a member who may only read. */
export type Freelancer = {
  accountId: string;
  userId: string;
  sessionId: string;
  owner: Actor;
  admin: Actor;
  member: Actor;
};

let counter = 0;

/** A signed-in user with an account of their own, personal by default. */
export async function makeFreelancer(
  tx: TestTransaction,
  accountType: 'PERSONAL' | 'TEAM' = 'PERSONAL',
): Promise<Freelancer> {
  const n = ++counter;
  const [user] = await tx.query<{ id: string }>(
    `insert into app_public.users (email, first_name, last_name, confirmed_at)
     values ($1, 'Kari', 'Nordmann', now()) returning id`,
    [`kari-${process.pid}-${n}@example.no`],
  );
  const userId = user!.id;
  const [account] = await tx.query<{ id: string }>(
    `insert into app_public.accounts (slug, account_type, primary_user_id, name, tag)
     values ($1, $2, $3, 'Kari', case when $2::app_public.account_type = 'TEAM' then 'GENERIC' end::app_public.account_tag)
     returning id`,
    [`kari-${process.pid}-${n}`, accountType, userId],
  );
  const accountId = account!.id;
  await tx.query(
    `insert into app_public.memberships (account_id, user_id, role) values ($1, $2, 'OWNER')`,
    [accountId, userId],
  );
  const [session] = await tx.query<{ id: string }>(
    `insert into app_public.sessions (user_id, account_id) values ($1, $2) returning id`,
    [userId, accountId],
  );
  const ids = { accountId, userId, sessionId: session!.id };
  return {
    ...ids,
    owner: actor.ownerOf(ids),
    admin: actor.adminOf(ids),
    member: actor.memberOf(ids),
  };
}
