// Goal: an account is either deleted or unchanged, also with a concurrent cancellation.
// Method: two connections that commit; the second waits for a lock of the first.
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

/** A user whose account is to be deleted today. */
async function aUserOnTheirLastDay(): Promise<SignedIn & { accountId: string }> {
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

/** Runs the first, lets the second wait for it, and only then commits. Returns the outcome of the second. */
async function inSequence(first: Step, second: Step): Promise<string> {
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

const outcomeOf = (id: string) =>
  database.committed(async (tx) => {
    const [account] = await tx.query<{ active: boolean; deleted: boolean }>(
      `select deletion_scheduled_on is null as active, deleted_at is not null as deleted
       from app_public.accounts where id = $1`,
      [id],
    );
    const events = await tx.query<{ event_type: string }>(
      `select event_type from app_public.events where entity_id = $1 and event_type <> 'DELETION_SCHEDULED'`,
      [id],
    );
    return { ...account, events: events.map(({ event_type }) => event_type) };
  });

// Requirements: A4.4
test('cancelled just before the job: the account stays, and the job does nothing', async () => {
  const kari = await aUserOnTheirLastDay();
  expect(await inSequence(store(kari), close(kari.accountId))).toBe('done');
  expect(await outcomeOf(kari.accountId)).toEqual({
    active: true,
    deleted: false,
    events: ['DELETION_CANCELLED'],
  });
});

// Requirements: A4.4
test('cancelled just after the job: the account is deleted, and the cancellation is refused', async () => {
  const kari = await aUserOnTheirLastDay();
  expect(await inSequence(close(kari.accountId), store(kari))).toBe('INVALID_ACTION');
  expect(await outcomeOf(kari.accountId)).toEqual({
    active: false,
    deleted: true,
    events: ['DELETED'],
  });
});

// Requirements: A4.4
test('concurrent cancellations and concurrent closures take effect once', async () => {
  const [kari, ola] = [await aUserOnTheirLastDay(), await aUserOnTheirLastDay()];
  expect(await inSequence(store(kari), store(kari))).toBe('INVALID_ACTION');
  expect((await outcomeOf(kari.accountId)).events).toEqual(['DELETION_CANCELLED']);
  const twice = close(ola.accountId);
  expect(await inSequence(twice, twice)).toBe('done');
  expect((await outcomeOf(ola.accountId)).events).toEqual(['DELETED']);
});
