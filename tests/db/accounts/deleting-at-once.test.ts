// Goal: an account is deleted or kept, never half of each, whoever asks in the minute it happens. Method: two
// connections that commit; the second is let go when it stands behind the first.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { type SignedIn, signIn } from '../../support/people/sign-in.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Step = (tx: TestTransaction) => Promise<unknown>;

/** Somebody whose account is to be deleted today. */
async function onTheirLastDay(): Promise<SignedIn & { accountId: string }> {
  return database.committed(async (tx) => {
    const kari = await registerPerson(tx);
    const signedIn = await signIn(tx, kari.userId, kari.accountId);
    await tx.query('update app_public.sessions set second_level_at = now() where id = $1', [
      signedIn.sessionId,
    ]);
    await call(tx, signedIn.who, 'delete_account', {});
    await tx.query(
      'update app_public.accounts set deletion_scheduled_on = current_date where id = $1',
      [kari.accountId],
    );
    return { ...signedIn, accountId: kari.accountId };
  });
}

const close =
  (id: string): Step =>
  (tx) =>
    tx.as(actor.worker, (client) => client.query('select app_private.close_account($1)', [id]));
const store =
  ({ who }: SignedIn): Step =>
  (tx) =>
    call(tx, who, 'cancel_account_deletion', {});

/** Does the first, lets the second come and wait for it, and only then commits. Tells how the second fared. */
async function oneBehindTheOther(first: Step, second: Step): Promise<string> {
  let follow: Promise<string> = Promise.resolve('');
  await database.committed(async (tx) => {
    await first(tx);
    follow = database.committed(second).then(
      () => 'done',
      (error: { detail?: string }) => String(JSON.parse(error.detail ?? '[]')[0]?.code),
    );
    await expect
      .poll(async () => {
        const [waiting] = await tx.query<{ n: number }>(
          `select count(distinct pid)::int as n from pg_locks
           where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`,
        );
        return waiting?.n;
      })
      .toBe(1);
  });
  return follow;
}

const how = (id: string) =>
  database.committed(async (tx) => {
    const [account] = await tx.query<{ kept: boolean; gone: boolean }>(
      `select deletion_scheduled_on is null as kept, deleted_at is not null as gone
       from app_public.accounts where id = $1`,
      [id],
    );
    const events = await tx.query<{ event_type: string }>(
      `select event_type from app_public.events where entity_id = $1 and event_type <> 'DELETION_SCHEDULED'`,
      [id],
    );
    return { ...account, told: events.map(({ event_type }) => event_type) };
  });

// Requirements: A4.4
test('cancelled a moment before the job: it is kept, and the job does nothing', async () => {
  const kari = await onTheirLastDay();
  expect(await oneBehindTheOther(store(kari), close(kari.accountId))).toBe('done');
  expect(await how(kari.accountId)).toEqual({
    kept: true,
    gone: false,
    told: ['DELETION_CANCELLED'],
  });
});

// Requirements: A4.4
test('cancelled a moment after the job: it is gone, and the person is told so', async () => {
  const kari = await onTheirLastDay();
  expect(await oneBehindTheOther(close(kari.accountId), store(kari))).toBe('INVALID_ACTION');
  expect(await how(kari.accountId)).toEqual({ kept: false, gone: true, told: ['DELETED'] });
});

// Requirements: A4.4
test('cancelled in two tabs, and closed by two workers: once', async () => {
  const [kari, ola] = [await onTheirLastDay(), await onTheirLastDay()];
  expect(await oneBehindTheOther(store(kari), store(kari))).toBe('INVALID_ACTION');
  expect((await how(kari.accountId)).told).toEqual(['DELETION_CANCELLED']);
  const twice = close(ola.accountId);
  expect(await oneBehindTheOther(twice, twice)).toBe('done');
  expect((await how(ola.accountId)).told).toEqual(['DELETED']);
});
