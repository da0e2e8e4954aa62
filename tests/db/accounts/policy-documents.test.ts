// Goal: a team's policy documents are read by its members and managed by its owner and admins alone.
// Method: the functions with sessions of each, with documents of their own and of others.
import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

async function fileOf(tx: TestTransaction, accountId: string) {
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'Regler.pdf', 'application/pdf', 10, sha256('a'), gen_random_uuid()) returning id`,
    [accountId],
  );
  return file!.id;
}

async function world(tx: TestTransaction) {
  const [kari, ola, per] = [
    await registerPerson(tx),
    await registerPerson(tx),
    await registerPerson(tx),
  ];
  const team = await createTeam(tx, kari.userId, { [ola.userId]: 'ADMIN', [per.userId]: 'MEMBER' });
  const other = await createTeam(tx, per.userId);
  const as = async (userId: string, account = team) => (await signIn(tx, userId, account)).who;
  return {
    team,
    other,
    admin: await as(ola.userId),
    member: await as(per.userId),
    stranger: await as(per.userId, other),
  };
}

const add = (tx: TestTransaction, who: Parameters<typeof call>[1], file: string | null) =>
  call<{ id: string }>(tx, who, 'create_policy_document', { attributes: { file } });

// Requirements: A2.122, A2.123, A7.35, A7.36
test('an admin adds and removes a document, a member reads it, and its file is deleted with it', async () => {
  await database.rolledBack(async (tx) => {
    const { team, admin, member } = await world(tx);
    const { id } = await add(tx, admin, await fileOf(tx, team));
    const read = await tx.as(member, (client) =>
      client.query('select id from app_public.policy_documents'),
    );
    expect(read.rows).toEqual([{ id }]);
    await call(tx, admin, 'destroy_policy_document', { id });
    expect(await tx.query('select from app_public.files where account_id = $1', [team])).toEqual(
      [],
    );
    const received = await tx.query(
      'select event_type from app_public.events where entity_id = $1 order by id',
      [id],
    );
    expect(received).toEqual([{ event_type: 'ADDED' }, { event_type: 'REMOVED' }]);
  });
});

// Requirements: A2.123, A6.18, A8.27
test('UNAUTHORIZED for a member; DOCUMENT_NOT_FOUND for another account and for a removed document', async () => {
  await database.rolledBack(async (tx) => {
    const { team, admin, member, stranger } = await world(tx);
    const file = await fileOf(tx, team);
    await expectRefusals(add(tx, member, file), [{ code: 'UNAUTHORIZED' }]);
    const { id } = await add(tx, admin, file);
    const remove = (who: typeof member) => call(tx, who, 'destroy_policy_document', { id });
    await expectRefusals(remove(member), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(remove(stranger), [{ code: 'DOCUMENT_NOT_FOUND', path: 'id' }]);
    await remove(admin);
    await expectRefusals(remove(admin), [{ code: 'DOCUMENT_NOT_FOUND', path: 'id' }]);
  });
});

test('BLANK, INVALID and TOO_BIG: no file, a foreign file, more than a hundred documents', async () => {
  await database.rolledBack(async (tx) => {
    const { team, other, admin } = await world(tx);
    const at = (code: string) => [{ code, path: 'attributes.file' }];
    await expectRefusals(add(tx, admin, null), at('BLANK'));
    await expectRefusals(add(tx, admin, await fileOf(tx, other)), at('INVALID'));
    const file = await fileOf(tx, team);
    await tx.query(
      `insert into app_public.policy_documents (account_id, file_id) select $1, $2 from generate_series(1, 100)`,
      [team, file],
    );
    await expectRefusals(add(tx, admin, file), at('TOO_BIG'));
  });
});
