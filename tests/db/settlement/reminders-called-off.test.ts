import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid } from './bank-file.ts';
import { DUE, overdue, remindAt, reminderEvents, remindersOf } from './overdue.ts';

// Goal: a prepared reminder is not sent if it is no longer wanted. Method: changes between preparation and sending.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const isOff = async (tx: TestTransaction, id: string) => {
  const [row] = await tx.query<{ off: boolean }>(
    `select (app_private.delivery_payload($1) ->> 'isReminderOff')::boolean as off`,
    [id],
  );
  return row!.off;
};
test.each([
  [
    'when it was paid meanwhile',
    (tx: TestTransaction, at: Finance, kid: string, total: number) =>
      book(tx, at.finance, camt054([paid(kid, total)])),
  ],
  [
    'when a payment waits',
    (tx: TestTransaction, at: Finance, kid: string, total: number) =>
      book(tx, at.finance, camt054([paid(kid, total + 1)])),
  ],
  [
    'when its freelancer pauses it',
    async (tx: TestTransaction, at: Finance) => {
      await tx.query(`update app_public.deliveries set created_at = now() - interval '1 second'`);
      const [row] = await tx.query<{ id: string }>('select id from app_public.invoices');
      return call(tx, at.owner, 'pause_reminders', { id: row!.id });
    },
  ],
])('%s', (_, happen) =>
  atFinance(
    () => database,
    async (tx, at) => {
      const claim = await overdue(tx, at);
      await remindAt(tx, claim, DUE);
      const id = (await remindersOf(tx, claim))[0]!.id;
      await workerCall(tx, 'call_off_reminder', id);
      expect(await isOff(tx, id)).toBe(false);
      await happen(tx, at, claim.kid, claim.total);
      expect(await isOff(tx, id)).toBe(true);
      for (const _ of [1, 2]) await workerCall(tx, 'call_off_reminder', id);
      expect(await remindersOf(tx, claim)).toMatchObject([{ status: 'SETTLED' }]);
      const events = await reminderEvents(tx, claim);
      expect(events.filter((name) => name === 'REMINDER_CALLED_OFF')).toHaveLength(1);
    },
  )(),
);

test_('but not when it has left', async (tx, at) => {
  const claim = await overdue(tx, at);
  await remindAt(tx, claim, DUE);
  const { id, recipient } = (await remindersOf(tx, claim))[0]!;
  await workerCall(tx, 'claim_message', 'invoice', id, recipient);
  await workerCall(tx, 'record_message', 'invoice', id, recipient);
  await book(tx, at.finance, camt054([paid(claim.kid, claim.total)]));
  expect(await isOff(tx, id)).toBe(false);
});
