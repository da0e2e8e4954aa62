import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, publishCredit, readInvoice } from '../invoicing/credit/credit.ts';
import { makeDesk } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid } from './bank-file.ts';
import {
  datedBack,
  overdue,
  remindAt,
  reminderEvents,
  remindersAt,
  remindersOf,
} from './overdue.ts';

// Goal: a client is reminded of what is left to pay twice at most, on the right days, and never of what is not owed.
// Method: an invoice due on 25 March 2026, asked about at moments around Easter (2, 3 and 6 April are no bank days).

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, desk: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

/** Monday 30 March 2026, ten in the morning in Norway, when the first reminder is due. */
const DUE = '2026-03-30T08:00:00Z';

describe('the day', () => {
  test.each([
    ['three bank days after it was due', {}, '2026-03-26T08:00:00Z', '2026-03-30'],
    ['over Easter', { dueOn: '2026-03-31' }, '2026-04-01T08:00:00Z', '2026-04-08'],
    ['from a Saturday', { dueOn: '2026-05-30' }, '2026-06-01T08:00:00Z', '2026-06-03'],
    [
      'from when it arrived, where that is later',
      { publishedAt: '2026-04-07T08:00:00Z', arrivedAt: '2026-04-07T08:00:00Z' },
      ...(['2026-04-07T09:00:00Z', '2026-04-10'] as const),
    ],
    [
      'by the day in Norway: half past midnight of the 8th',
      { publishedAt: '2026-04-07T08:00:00Z', arrivedAt: '2026-04-07T22:30:00Z' },
      ...(['2026-04-08T09:00:00Z', '2026-04-13'] as const),
    ],
    ['the present one when it has passed', {}, '2026-04-08T08:00:00Z', '2026-04-08'],
    ['the next bank day after four', {}, '2026-04-01T14:00:00Z', '2026-04-07'],
    ['the same day until four', {}, '2026-04-01T13:59:59Z', '2026-04-01'],
  ])('is %s', (_, dates, at, nextOn) =>
    database.rolledBack(async (tx) => {
      const claim = await overdue(tx, await makeDesk(tx), dates);
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
  ])('at %s leave %i: from eight to four on bank days, in summer and in winter', (at, sent) =>
    database.rolledBack(async (tx) => {
      const claim = await overdue(tx, await makeDesk(tx));
      await remindAt(tx, claim, at);
      expect(await remindersOf(tx, claim)).toHaveLength(sent);
    }),
  );
});

test_('two leave at most, 14 days apart, each once', async (tx, desk) => {
  const claim = await overdue(tx, desk);
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

test_('one by hand is one of two', async (tx, desk) => {
  const claim = await overdue(tx, desk);
  await call(tx, desk.owner, 'send_invoice_via_email', { id: claim.id, reminder: true });
  await datedBack(tx, claim, '2026-03-27T09:00:00Z');
  expect(await remindersAt(tx, claim, DUE)).toMatchObject({ sent: 1, next_on: '2026-04-10' });
  await remindAt(tx, claim, DUE);
  expect(await remindersOf(tx, claim)).toHaveLength(1);
});

test_('one that did not arrive holds the next until it is seen to', async (tx, desk) => {
  const claim = await overdue(tx, desk);
  await remindAt(tx, claim, DUE);
  const [reminder] = await remindersOf(tx, claim);
  await workerCall(tx, 'record_delivery_failure', reminder!.id, 'no such mailbox');
  expect(await remindersAt(tx, claim, DUE)).toMatchObject({ sent: 0, hold: 'UNDELIVERED' });
  await call(tx, desk.owner, 'settle_delivery', { id: reminder!.id });
  expect(await remindersAt(tx, claim, DUE)).toMatchObject({ sent: 0, hold: null });
});

describe('nobody is reminded', () => {
  const set = (table: string, change: string) => (tx: TestTransaction) =>
    tx.query(`update app_public.${table} set ${change}`);
  test.each([
    ['while the account is blocked', 'ACCOUNT_BLOCKED', set('accounts', 'blocked_at = now()')],
    ['by the profile', 'PROFILE_OFF', set('freelance_profiles', 'reminders_enabled = false')],
    ['by the client', 'CLIENT_OFF', set('clients', 'reminders_enabled = false')],
    ['after a pause', 'PAUSED', set('invoices', 'reminders_paused_at = now()')],
    [
      'whom the freelancer sends to',
      ...(['SENT_BY_HAND', set('clients', `preferred_delivery_method = 'NONE'`)] as const),
    ],
    [
      'who never got it',
      ...([
        'UNDELIVERED',
        set(
          'deliveries',
          `status = 'FAILED', sent_at = null, failed_at = now(), failure = 'REFUSED'`,
        ),
      ] as const),
    ],
    ['without an address', 'NO_ADDRESS', set('clients', 'email = null')],
  ])('%s', (_, hold, change) =>
    database.rolledBack(async (tx) => {
      const claim = await overdue(tx, await makeDesk(tx));
      await tx.query('set local session_replication_role = replica');
      await change(tx);
      await tx.query('set local session_replication_role = origin');
      expect(await remindersAt(tx, claim, DUE)).toMatchObject({ hold, next_on: '2026-03-30' });
      await remindAt(tx, claim, DUE);
      expect(await remindersOf(tx, claim)).toEqual([]);
    }),
  );

  test_('of what is paid, written off or credited in full', async (tx, desk) => {
    const paidOff = await overdue(tx, desk);
    await book(tx, desk.finance, camt054([paid(paidOff.kid, paidOff.total)]));
    const written = await overdue(tx, desk);
    await call(tx, desk.finance, 'write_off_invoice', { id: written.id, reason: 'Bankrupt' });
    const nullified = await overdue(tx, desk);
    const note = await credit(tx, desk, await readInvoice(tx, nullified.id), { 0: '10' });
    await publishCredit(tx, desk, note.id);
    for (const claim of [paidOff, written, nullified]) {
      expect(await remindersAt(tx, claim, DUE)).toBeNull();
      await remindAt(tx, claim, DUE);
      expect(await remindersOf(tx, claim)).toEqual([]);
    }
  });

  test_('while a payment of it waits to be booked, by hand neither', async (tx, desk) => {
    const claim = await overdue(tx, desk);
    await book(tx, desk.finance, camt054([paid(claim.kid, claim.total + 1)]));
    expect(await remindersAt(tx, claim, DUE)).toMatchObject({ hold: 'PAYMENT_WAITS' });
    await remindAt(tx, claim, DUE);
    expect(await remindersOf(tx, claim)).toEqual([]);
    const remind = { id: claim.id, reminder: true };
    await expectRefusals(call(tx, desk.owner, 'send_invoice_via_email', remind), [
      { code: 'INVALID_ACTION', path: 'reminder' },
    ]);
    await call(tx, desk.owner, 'send_invoice_via_email', { id: claim.id });
  });
});

test_(
  'what is paid or credited in part is reminded of, since something is left',
  async (tx, desk) => {
    const claim = await overdue(tx, desk);
    await book(tx, desk.finance, camt054([paid(claim.kid, claim.total - 1)]));
    await remindAt(tx, claim, DUE);
    expect(await remindersOf(tx, claim)).toHaveLength(1);
  },
);

test_(
  'a client without an address is told of once, and reminded once there is one',
  async (tx, desk) => {
    const claim = await overdue(tx, desk);
    await tx.query('update app_public.clients set email = null');
    for (const _ of [1, 2]) await remindAt(tx, claim, DUE);
    expect(await reminderEvents(tx, claim)).toEqual(['REMINDER_UNSENT']);
    const jobs = await tx.query<{ message: string }>(
      `select j.payload ->> 'message' as message from graphile_worker._private_jobs j where j.payload ->> 'id' = $1
       and j.payload ->> 'message' like 'reminder%'`,
      [claim.id],
    );
    expect(jobs).toEqual([{ message: 'reminder_unsent' }]);
    await tx.query(`update app_public.clients set email = 'ny@fjellogfjord.no'`);
    await remindAt(tx, claim, DUE);
    expect(await remindersOf(tx, claim)).toMatchObject([{ recipient: 'ny@fjellogfjord.no' }]);
  },
);

describe('one that is prepared is called off', () => {
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
      (tx: TestTransaction, desk: Finance, kid: string, total: number) =>
        book(tx, desk.finance, camt054([paid(kid, total)])),
    ],
    [
      'when a payment waits',
      (tx: TestTransaction, desk: Finance, kid: string, total: number) =>
        book(tx, desk.finance, camt054([paid(kid, total + 1)])),
    ],
    [
      'when its freelancer pauses it',
      async (tx: TestTransaction, desk: Finance) => {
        await tx.query(`update app_public.deliveries set created_at = now() - interval '1 second'`);
        const [row] = await tx.query<{ id: string }>('select id from app_public.invoices');
        return call(tx, desk.owner, 'pause_reminders', { id: row!.id });
      },
    ],
  ])('%s', (_, happen) =>
    atFinance(
      () => database,
      async (tx, desk) => {
        const claim = await overdue(tx, desk);
        await remindAt(tx, claim, DUE);
        const id = (await remindersOf(tx, claim))[0]!.id;
        await workerCall(tx, 'call_off_reminder', id);
        expect(await isOff(tx, id)).toBe(false);
        await happen(tx, desk, claim.kid, claim.total);
        expect(await isOff(tx, id)).toBe(true);
        for (const _ of [1, 2]) await workerCall(tx, 'call_off_reminder', id);
        expect(await remindersOf(tx, claim)).toMatchObject([{ status: 'SETTLED' }]);
        const events = await reminderEvents(tx, claim);
        expect(events.filter((name) => name === 'REMINDER_CALLED_OFF')).toHaveLength(1);
      },
    )(),
  );

  test_('but not when it has left', async (tx, desk) => {
    const claim = await overdue(tx, desk);
    await remindAt(tx, claim, DUE);
    const { id, recipient } = (await remindersOf(tx, claim))[0]!;
    await workerCall(tx, 'claim_message', 'invoice', id, recipient);
    await workerCall(tx, 'record_message', 'invoice', id, recipient);
    await book(tx, desk.finance, camt054([paid(claim.kid, claim.total)]));
    expect(await isOff(tx, id)).toBe(false);
  });
});

test_('a pause and its end are presses of owners and admins', async (tx, desk) => {
  const claim = await overdue(tx, desk);
  const member = actor.memberOf({ accountId: desk.accountId });
  const other = await makeDesk(tx);
  for (const name of ['pause_reminders', 'resume_reminders'] as const) {
    const press = (who = desk.owner, more = {}) => call(tx, who, name, { id: claim.id, ...more });
    await expectRefusals(press(member), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(press(other.owner), [{ code: 'INVALID', path: 'id' }]);
    await expectRefusals(press(desk.owner, { updatedAt: '2020-01-01T00:00:00Z' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await press();
    await expectRefusals(press(), [{ code: 'INVALID_ACTION' }]);
  }
  expect(await reminderEvents(tx, claim)).toEqual(['REMINDERS_PAUSED', 'REMINDERS_RESUMED']);
  await book(tx, desk.finance, camt054([paid(claim.kid, claim.total)]));
  await expectRefusals(call(tx, desk.owner, 'pause_reminders', { id: claim.id }), [
    { code: 'INVOICE_NOT_PUBLISHED' },
  ]);
});

test_('what people see of it is their own', async (tx, desk) => {
  const claim = await overdue(tx, desk);
  const other = await makeDesk(tx);
  const seen = (who: typeof desk.owner) =>
    tx.as(who, async (client) => {
      const { rows } = await client.query<{ hold: string | null }>(
        'select (app_public.invoices_reminders(i)).hold::text as hold from app_public.invoices i where i.id = $1',
        [claim.id],
      );
      return rows;
    });
  expect(await seen(desk.owner)).toEqual([{ hold: null }]);
  expect(await seen(actor.operator('READ'))).toEqual([{ hold: null }]);
  expect(await seen(other.owner)).toEqual([]);
});

test_('the timetable enqueues what is due, each invoice once', async (tx, desk) => {
  const claim = await overdue(tx, desk);
  const [due] = await tx.query<{ due: boolean }>(
    'select app_private.is_reminder_due(i, now()) as due from app_public.invoices i where i.id = $1',
    [claim.id],
  );
  for (const _ of [1, 2]) await workerCall(tx, 'send_reminders');
  const jobs = await tx.query(
    `select from graphile_worker.jobs j where j.task_identifier = 'settlement/remind_client' and j.key like '%' || $1 || '%'`,
    [claim.id],
  );
  expect(jobs).toHaveLength(due!.due ? 1 : 0);
});
