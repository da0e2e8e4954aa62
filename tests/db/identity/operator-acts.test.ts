import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

// Goal: only an ADMIN disables an operator or ends a session, with a reason that only operators read; the timestamps
// cannot be written directly.
// Method: each mutation, its opposite, and every caller without the right.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const admin = actor.operator('ADMIN');
const reason = 'Sluttet i dag';

const eventsOf = (tx: TestTransaction, entity: string, id: string) =>
  tx.query(
    'select event_type, account_id, data from app_public.events where entity = $1 and entity_id = $2 order by id',
    [entity, id],
  );

const byAdmin = (event_type: string) => ({ event_type, account_id: null, data: { reason } });

test('an operator is disabled with a reason and enabled again', async () => {
  await database.rolledBack(async (tx) => {
    const { operatorId: id } = await anOperator(tx);
    type Row = { disabled_at: Date | null };
    expect((await call<Row>(tx, admin, 'disable_operator', { id, reason })).disabled_at).not.toBe(
      null,
    );
    await expectRefusals(call(tx, admin, 'disable_operator', { id, reason }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
    expect((await call<Row>(tx, admin, 'enable_operator', { id, reason })).disabled_at).toBe(null);
    await expectRefusals(call(tx, admin, 'enable_operator', { id, reason: ' ' }), [
      { code: 'INVALID_ACTION', path: 'id' },
      { code: 'BLANK', path: 'reason' },
    ]);
    const received = await eventsOf(tx, 'operators', id);
    expect(received).toEqual([byAdmin('DISABLED'), byAdmin('ENABLED')]);
  });
});

test('operators cannot disable themselves, and an outdated version is refused', async () => {
  await database.rolledBack(async (tx) => {
    const { operatorId: id, who } = await anOperator(tx);
    await expectRefusals(call(tx, who, 'disable_operator', { id, reason }), [
      { code: 'UNAUTHORIZED', path: '' },
    ]);
    const updatedAt = '2020-01-01T00:00:00Z';
    await expectRefusals(call(tx, admin, 'disable_operator', { id, reason, updatedAt }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
  });
});

test('a session is ended with a reason, once', async () => {
  await database.rolledBack(async (tx) => {
    const { userId, accountId } = await registerPerson(tx);
    const { token, sessionId: id } = await signIn(tx, userId, accountId);
    await expectRefusals(call(tx, admin, 'destroy_user_session', { id, reason: '' }), [
      { code: 'BLANK', path: 'reason' },
    ]);
    await call(tx, admin, 'destroy_user_session', { id, reason });
    expect(await sessionOf(tx, token)).toBeNull();
    await expectRefusals(call(tx, admin, 'destroy_user_session', { id, reason }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
    expect(await eventsOf(tx, 'sessions', id)).toEqual([byAdmin('ENDED')]);
  });
});

test.each(['READ', 'REVIEW', 'FINANCE'] as const)(
  'an operator %s can do none of this',
  async (role) => {
    await database.rolledBack(async (tx) => {
      const { operatorId } = await anOperator(tx);
      const { userId, accountId } = await registerPerson(tx);
      const { sessionId } = await signIn(tx, userId, accountId);
      for (const [name, id] of [
        ['disable_operator', operatorId],
        ['enable_operator', operatorId],
        ['destroy_user_session', sessionId],
      ] as const) {
        await expectRefusals(call(tx, actor.operator(role), name, { id, reason }), [
          { code: 'UNAUTHORIZED', path: '' },
        ]);
      }
    });
  },
);

test.each([
  'update app_public.operators set disabled_at = now()',
  'update app_public.sessions set revoked_at = now()',
])('no operator can write the timestamp directly: %s', async (text) => {
  await database.rolledBack(async (tx) => {
    await expect(tx.as(admin, (client) => client.query(text))).rejects.toMatchObject({
      code: '42501',
    });
  });
});
