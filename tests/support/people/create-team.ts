import type { TestTransaction } from '../test-transaction.ts';

/** A team of an owner, and further people with their roles; returns the account's id. */
export async function createTeam(
  tx: TestTransaction,
  ownerId: string,
  people: Record<string, 'ADMIN' | 'MEMBER'> = {},
): Promise<string> {
  const [team] = await tx.query<{ id: string }>(
    `select app_private.create_team($1, '{"name": "Solsiden Barnehage", "tag": "KINDERGARTEN"}') as id`,
    [ownerId],
  );
  for (const [userId, role] of Object.entries(people)) {
    await tx.query(
      'insert into app_public.memberships (account_id, user_id, role) values ($1, $2, $3)',
      [team!.id, userId, role],
    );
  }
  return team!.id;
}
