// Goal: only a user lists and ends their own sessions.
// Method: sessions opened from several networks, listed and ended by their owner, another user and an operator.
import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SignedIn, signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

interface Listed {
  id: string;
  user_agent: string | null;
  network: string | null;
  is_current: boolean;
}

const listed = async (tx: TestTransaction, { who }: SignedIn) =>
  (
    await tx.as(who, (client) =>
      client.query<Listed>(
        `select o.id, o.user_agent, o.network, app_public.sessions_is_current(o) as is_current
         from app_public.sessions s cross join lateral app_public.sessions_open_sessions(s) o`,
      ),
    )
  ).rows;

async function from(
  tx: TestTransaction,
  ip: string,
  userAgent: string,
  open: () => Promise<SignedIn>,
) {
  const set = (name: string, value: string) =>
    tx.query('select set_config($1, $2, true)', [name, value]);
  await set('app.ip', ip);
  await set('app.user_agent', userAgent);
  const opened = await open();
  await set('app.ip', '');
  await set('app.user_agent', '');
  return opened;
}

test('a user lists their sessions, this one first, with device and network', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const ola = await registerPerson(tx);
    const open = () => signIn(tx, kari.userId, kari.accountId);
    const phone = await from(tx, '2001:db8:1:2:3::4', 'Safari', open);
    const invoicer = await from(tx, '198.51.100.23', 'x'.repeat(600), open);
    await signIn(tx, ola.userId, ola.accountId);
    const over = await open();
    await tx.query(`update app_public.sessions set expires_at = now() where id = $1`, [
      over.sessionId,
    ]);
    expect(await listed(tx, invoicer)).toEqual([
      {
        id: invoicer.sessionId,
        user_agent: 'x'.repeat(500),
        network: '198.51.100.0/24',
        is_current: true,
      },
      { id: phone.sessionId, user_agent: 'Safari', network: '2001:db8:1::/48', is_current: false },
    ]);
  });
});

test('an ended session has no valid token; a foreign or ended session is INVALID', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const ola = await registerPerson(tx);
    const here = await signIn(tx, kari.userId, kari.accountId);
    const there = await signIn(tx, kari.userId, kari.accountId);
    const his = await signIn(tx, ola.userId, ola.accountId);
    await call(tx, here.who, 'destroy_session', { id: there.sessionId });
    expect(await sessionOf(tx, there.token)).toBeNull();
    for (const id of [there.sessionId, his.sessionId]) {
      await expectRefusals(call(tx, here.who, 'destroy_session', { id }), [
        { code: 'INVALID', path: 'id' },
      ]);
    }
    expect(await sessionOf(tx, his.token)).not.toBeNull();
    await call(tx, here.who, 'destroy_session', {});
    expect(await sessionOf(tx, here.token)).toBeNull();
  });
});

test('an impersonating operator can neither list nor end the user’s sessions', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const hers = await signIn(tx, kari.userId, kari.accountId);
    const acting = await signIn(tx, kari.userId, kari.accountId);
    acting.who.settings['app.administrator_id'] = '01a00000-0000-7000-8000-000000000001';
    expect(await listed(tx, acting)).toEqual([]);
    await expectRefusals(call(tx, acting.who, 'destroy_session', { id: hers.sessionId }), [
      { code: 'INVALID_ACTION' },
    ]);
  });
});
