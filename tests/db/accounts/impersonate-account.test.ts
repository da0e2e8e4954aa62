import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function operator(tx: TestTransaction, role = 'ADMIN') {
  const { userId } = await registerPerson(tx, { firstName: 'Drift', lastName: 'Vakt' });
  const [row] = await tx.query<{ token: string; operator_id: string }>(
    `select app_private.open_session($1, operator_id => o.id) as token, o.id as operator_id
     from app_private.appoint_operator($1, $2, 'JBSWY3DPEHPK3PXP') o (id)`,
    [userId, role],
  );
  return { who: (await sessionOf(tx, row!.token)) as Actor, operatorId: row!.operator_id };
}

test('an ADMIN operator acts as the owner, and both are logged', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, operatorId } = await operator(tx);
    const input = { id: kari.accountId, reason: 'Asked for help with a draft' };
    const { token } = await call<{ token: string }>(tx, who, 'impersonate_account', input);
    const acting = await sessionOf(tx, token);
    expect(acting).toMatchObject({
      role: 'app_user',
      settings: { 'app.user_id': kari.userId, 'app.administrator_id': operatorId },
    });
    await call(tx, acting!, 'update_user', { attributes: { occupation: 'Grafiker' } });
    const logged = await tx.query(
      `select user_id, administrator_id from app_public.audit_entries
       where table_name = 'users' and after ? 'occupation' and operation = 'UPDATE'`,
    );
    expect(logged).toEqual([{ user_id: kari.userId, administrator_id: operatorId }]);
  });
});

test('UNAUTHORIZED: any other operator', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await operator(tx, 'FINANCE');
    const input = { id: kari.accountId, reason: 'Curious' };
    await expectRefusals(call(tx, who, 'impersonate_account', input), [{ code: 'UNAUTHORIZED' }]);
  });
});

test('ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, USER_BLOCKED and BLANK', async () => {
  await database.rolledBack(async (tx) => {
    const { accountId: id, userId } = await registerPerson(tx);
    const { who } = await operator(tx);
    const act = (input: object) => call(tx, who, 'impersonate_account', input);
    await expectRefusals(act({ id: userId, reason: ' ' }), [
      { code: 'ACCOUNT_NOT_FOUND', path: 'id' },
      { code: 'BLANK', path: 'reason' },
    ]);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await expectRefusals(act({ id, reason: 'x' }), [{ code: 'USER_BLOCKED', path: 'id' }]);
    await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [id]);
    await expectRefusals(act({ id, reason: 'x' }), [{ code: 'ACCOUNT_BLOCKED', path: 'id' }]);
  });
});
