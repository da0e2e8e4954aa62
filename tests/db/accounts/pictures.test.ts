// Goal: only managers of an account change its pictures, and only to a picture of that account.
// Method: the functions with real sessions, with files of other accounts.
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

async function fileOf(tx: TestTransaction, accountId: string, contentType = 'image/png') {
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'a', $2, 10, sha256('a'), gen_random_uuid()) returning id`,
    [accountId, contentType],
  );
  return file!.id;
}

test('INVALID: a file of another account, or one that is no picture', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const ola = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const paper = await fileOf(tx, kari.accountId, 'application/pdf');
    for (const symbol of [await fileOf(tx, ola.accountId), paper]) {
      await expectRefusals(call(tx, who, 'update_account', { attributes: { symbol } }), [
        { code: 'INVALID', path: 'attributes.symbol' },
      ]);
    }
  });
});

// Requirements: A6.19
test('UNAUTHORIZED: a member can neither set nor remove a picture', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const ola = await registerPerson(tx);
    const team = await createTeam(tx, kari.userId, { [ola.userId]: 'MEMBER' });
    const { who } = await signIn(tx, ola.userId, team);
    const refused = [{ code: 'UNAUTHORIZED', path: '' }];
    const symbol = await fileOf(tx, team);
    await expectRefusals(call(tx, who, 'update_account', { attributes: { symbol } }), refused);
    await expectRefusals(call(tx, who, 'destroy_account_symbol', {}), refused);
    await expectRefusals(call(tx, who, 'destroy_account_logo', {}), refused);
  });
});

test('INVALID_ACTION: another user was faster', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const updatedAt = '2020-01-01T00:00:00Z';
    for (const name of ['destroy_account_symbol', 'destroy_account_logo']) {
      await expectRefusals(call(tx, who, name, { updatedAt }), [
        { code: 'INVALID_ACTION', path: 'updatedAt' },
      ]);
    }
  });
});

test('the row of a replaced picture is deleted, and no other file', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    const other = await fileOf(tx, kari.accountId);
    const [first, second] = [await fileOf(tx, kari.accountId), await fileOf(tx, kari.accountId)];
    await call(tx, who, 'update_account', { attributes: { symbol: first } });
    await call(tx, who, 'update_account', { attributes: { symbol: second } });
    await call(tx, who, 'update_account', { attributes: { phoneNumber: '99887766' } });
    const left = await tx.query<{ id: string }>(
      'select id from app_public.files where account_id = $1 order by id',
      [kari.accountId],
    );
    expect(left.map(({ id }) => id)).toEqual([other, second].toSorted());
  });
});
