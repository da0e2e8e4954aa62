import { beforeAll, describe, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import {
  DUE,
  datedBack,
  overdue,
  remindAt,
  reminderEvents,
  remindersAt,
  remindersOf,
} from './overdue.ts';

// Goal: a client is reminded on the right days, at most twice.
// Method: an invoice due on 25 March 2026, evaluated at moments around Easter (2, 3 and 6 April are no bank days).

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

describe('the day', () => {
  test.each([
    ['three bank days after the due date', {}, '2026-03-26T08:00:00Z', '2026-03-30'],
    ['over Easter', { dueOn: '2026-03-31' }, '2026-04-01T08:00:00Z', '2026-04-08'],
    ['from a Saturday', { dueOn: '2026-05-30' }, '2026-06-01T08:00:00Z', '2026-06-03'],
    [
      'from the time of its arrival, if that is later',
      { publishedAt: '2026-04-07T08:00:00Z', arrivedAt: '2026-04-07T08:00:00Z' },
      ...(['2026-04-07T09:00:00Z', '2026-04-10'] as const),
    ],
    [
      'by the day in Norway: half past midnight of the 8th',
      { publishedAt: '2026-04-07T08:00:00Z', arrivedAt: '2026-04-07T22:30:00Z' },
      ...(['2026-04-08T09:00:00Z', '2026-04-13'] as const),
    ],
    ['the current day if it has passed', {}, '2026-04-08T08:00:00Z', '2026-04-08'],
    ['the next bank day after four', {}, '2026-04-01T14:00:00Z', '2026-04-07'],
    ['the same day until four', {}, '2026-04-01T13:59:59Z', '2026-04-01'],
  ])('is %s', (_, dates, at, nextOn) =>
    database.rolledBack(async (tx) => {
      const claim = await overdue(tx, await makeInvoicer(tx), dates);
      expect(await remindersAt(tx, claim, at)).toEqual({ sent: 0, next_on: nextOn, hold: null });
    }),
  );

  test.each([
    ['2026-03-27T09:00:00Z', 0],
    ['2026-03-30T05:59:59Z', 0],
    ['2026-03-30T06:00:00Z', 1],
    ['2026-03-30T13:59:59Z', 1],
    ['2026-03-30T14:00:00Z', 0],
    ['2026-04-03T09:00:00Z', 0],
    ['2026-04-04T09:00:00Z', 0],
    ['2026-11-02T06:59:59Z', 0],
    ['2026-11-02T07:00:00Z', 1],
  ])(
    'at %s the worker sends %i: from eight to four on bank days, in summer and in winter',
    (at, sent) =>
      database.rolledBack(async (tx) => {
        const claim = await overdue(tx, await makeInvoicer(tx));
        await remindAt(tx, claim, at);
        expect(await remindersOf(tx, claim)).toHaveLength(sent);
      }),
  );
});

// Requirements: B10.1
test_('at most two are sent, 14 days apart, each once', async (tx, at) => {
  const claim = await overdue(tx, at);
  for (const _ of [1, 2]) await remindAt(tx, claim, DUE);
  expect(await remindersOf(tx, claim)).toMatchObject([
    { status: 'PENDING', recipient: 'faktura@fjellogfjord.no' },
  ]);
  await datedBack(tx, claim, DUE);
  await workerCall(tx, 'record_delivery', (await remindersOf(tx, claim))[0]!.id, '<1@x>');
  expect(await remindersAt(tx, claim, DUE)).toEqual({ sent: 1, next_on: '2026-04-13', hold: null });
  await remindAt(tx, claim, '2026-04-10T08:00:00Z');
  expect(await remindersOf(tx, claim)).toHaveLength(1);
  await remindAt(tx, claim, '2026-04-13T08:00:00Z');
  const [, second] = await remindersOf(tx, claim);
  await workerCall(tx, 'record_delivery', second!.id, '<2@x>');
  const done = { sent: 2, next_on: null, hold: 'ALL_SENT' };
  expect(await remindersAt(tx, claim, '2027-01-04T08:00:00Z')).toEqual(done);
  await remindAt(tx, claim, '2027-01-04T08:00:00Z');
  expect(await remindersOf(tx, claim)).toHaveLength(2);
  expect(await reminderEvents(tx, claim)).toEqual(['REMINDED', 'REMINDED']);
});

// Requirements: B10.1
test_('a reminder by hand is one of the two', async (tx, at) => {
  const claim = await overdue(tx, at);
  await call(tx, at.owner, 'send_invoice_via_email', { id: claim.id, reminder: true });
  await datedBack(tx, claim, '2026-03-27T09:00:00Z');
  expect(await remindersAt(tx, claim, DUE)).toMatchObject({ sent: 1, next_on: '2026-04-10' });
  await remindAt(tx, claim, DUE);
  expect(await remindersOf(tx, claim)).toHaveLength(1);
});

test_('the timetable enqueues the due reminders, one per invoice', async (tx, at) => {
  const [due, other] = [await overdue(tx, at), await overdue(tx, at)];
  await tx.query(`create or replace function app_private.is_reminder_due(invoice app_public.invoices, at timestamptz)
    returns boolean language sql stable as $$ select invoice.id = '${due.id}' $$`);
  for (const _ of [1, 2]) await workerCall(tx, 'send_reminders');
  const jobs = await tx.query<{ id: string }>(
    `select j.payload ->> 'id' as id from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'settlement/remind_client' and j.payload ->> 'id' in ($1, $2)`,
    [due.id, other.id],
  );
  expect(jobs).toEqual([{ id: due.id }]);
});
