import { actor } from '../../support/actor.ts';
import type { TestDatabase } from '../../support/create-test-database.ts';
import type { TestUser } from '../../support/fixtures/a-user.ts';

/** Another user who is also a member of a person's account, without further rights. */
export async function colleagueOf(
  database: TestDatabase,
  { accountId }: TestUser,
  other: TestUser,
): Promise<TestUser> {
  const token = await database.committed((tx) =>
    tx.as(actor.databaseOwner, async (client) => {
      await client.query(
        `insert into app_public.memberships (account_id, user_id, role) values ($1, $2, 'MEMBER')`,
        [accountId, other.userId],
      );
      const { rows } = await client.query('select app_private.open_session($1, $2) as token', [
        other.userId,
        accountId,
      ]);
      return rows[0].token;
    }),
  );
  return { ...other, token };
}
