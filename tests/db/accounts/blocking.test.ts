import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { staffedTeam } from './staffed-team.ts';

// Goal: only an ADMIN operator blocks, with a reason, in an event that only operators read, and another ADMIN
// unblocks; no caller writes the timestamp directly.
// Method: both mutations on a user and on a team, also by every caller without the right.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const admin = actor.operator('ADMIN');
const reason = 'Falske fakturaer';

/** An operator who is a member of these accounts as a private person. */
const memberOf = (...ids: string[]): Actor => ({
  ...admin,
  settings: { ...admin.settings, 'app.own_account_ids': `{${ids.join(',')}}` },
});

test('a blocked user is signed out of every account until they are unblocked', async () => {
  await database.rolledBack(async (tx) => {
    const { people, sessions } = await staffedTeam(tx);
    const { userId, accountId } = people.member;
    const own = await signIn(tx, userId, accountId);
    const blocked = await call<{ blocked_at: Date | null }>(tx, admin, 'block_user', {
      id: userId,
      reason,
    });
    expect(blocked.blocked_at).not.toBeNull();
    expect(await sessionOf(tx, own.token)).toBeNull();
    expect(await sessionOf(tx, sessions.member.token)).toBeNull();
    await expectRefusals(call(tx, admin, 'block_user', { id: userId, reason }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
    const opened = await call<{ blocked_at: Date | null }>(tx, admin, 'unblock_user', {
      id: userId,
      reason,
    });
    expect(opened.blocked_at).toBeNull();
    const events = await tx.query(
      `select event_type, account_id, data from app_public.events where entity = 'users' and entity_id = $1 order by id`,
      [userId],
    );
    expect(events).toEqual(
      ['BLOCKED', 'UNBLOCKED'].map((event_type) => ({
        event_type,
        account_id: null,
        data: { reason },
      })),
    );
  });
});

test('an account is blocked and unblocked with a reason that its members cannot read', async () => {
  await database.rolledBack(async (tx) => {
    const { id, who } = await staffedTeam(tx);
    await expectRefusals(call(tx, admin, 'block_account', { id, reason: ' ' }), [
      { code: 'BLANK', path: 'reason' },
    ]);
    await expectRefusals(call(tx, admin, 'unblock_account', { id, reason }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
    await call(tx, admin, 'block_account', { id, reason });
    await call(tx, admin, 'unblock_account', { id, reason });
    const { rows } = await tx.as(who.owner, (client) =>
      client.query(`select from app_public.events where event_type in ('BLOCKED', 'UNBLOCKED')`),
    );
    expect(rows).toEqual([]);
  });
});

test('an operator can block their own account, but only a colleague can unblock it', async () => {
  await database.rolledBack(async (tx) => {
    const { id } = await staffedTeam(tx);
    const member = memberOf(id);
    await call(tx, member, 'block_account', { id, reason });
    await expectRefusals(call(tx, member, 'unblock_account', { id, reason }), [
      { code: 'UNAUTHORIZED', path: '' },
    ]);
  });
});

test.each(['READ', 'REVIEW', 'FINANCE'] as const)(
  'an operator %s can neither block nor unblock',
  async (role) => {
    await database.rolledBack(async (tx) => {
      const { userId, accountId } = await registerPerson(tx);
      for (const [name, id] of [
        ['block_user', userId],
        ['unblock_user', userId],
        ['block_account', accountId],
        ['unblock_account', accountId],
      ] as const) {
        await expectRefusals(call(tx, actor.operator(role), name, { id, reason }), [
          { code: 'UNAUTHORIZED', path: '' },
        ]);
      }
      await expect(
        tx.as(actor.operator(role), (client) =>
          client.query('update app_public.users set blocked_at = now() where id = $1', [userId]),
        ),
      ).rejects.toMatchObject({ code: '42501' });
    });
  },
);

test('an unknown user cannot be blocked, and an outdated version is refused', async () => {
  await database.rolledBack(async (tx) => {
    const { userId } = await registerPerson(tx);
    const unknownId = '00000000-0000-0000-0000-000000000000';
    await expectRefusals(call(tx, admin, 'block_user', { id: unknownId, reason }), [
      { code: 'USER_NOT_FOUND', path: 'id' },
    ]);
    await expectRefusals(call(tx, admin, 'block_account', { id: unknownId, reason }), [
      { code: 'ACCOUNT_NOT_FOUND', path: 'id' },
    ]);
    await expectRefusals(
      call(tx, admin, 'block_user', { id: userId, reason, updatedAt: '2020-01-01T00:00:00Z' }),
      [{ code: 'INVALID_ACTION', path: 'updatedAt' }],
    );
  });
});
