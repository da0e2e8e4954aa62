import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, publishCredit, readInvoice } from '../invoicing/credit/credit.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid } from './bank-file.ts';
import { DUE, overdue, remindAt, reminderEvents, remindersAt, remindersOf } from './overdue.ts';

// Goal: a client is never reminded of a settled invoice, nor against a setting.
// Method: an invoice whose first reminder is due, with each reason that stops it.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

async function seenByClient(tx: TestTransaction, id: string) {
  const [row] = await tx.query<{ token: string }>(
    'select public_token as token from app_public.invoices where id = $1',
    [id],
  );
  return tx.as(actor.visitor, async (client) => {
    const { rows } = await client.query('select p.* from app_public.public_invoice($1) p', [
      row?.token,
    ]);
    return rows[0];
  });
}

describe('no reminder is sent', () => {
  const set = (table: string, change: string) => (tx: TestTransaction) =>
    tx.query(`update app_public.${table} set ${change}`);
  test.each([
    ['while the account is blocked', 'ACCOUNT_BLOCKED', set('accounts', 'blocked_at = now()')],
    ['by the profile', 'PROFILE_OFF', set('freelance_profiles', 'reminders_enabled = false')],
    ['by the client', 'CLIENT_OFF', set('clients', 'reminders_enabled = false')],
    ['after a pause', 'PAUSED', set('invoices', 'reminders_paused_at = now()')],
    [
      'to a client of the delivery method NONE',
      ...(['SENT_BY_HAND', set('clients', `preferred_delivery_method = 'NONE'`)] as const),
    ],
    [
      'before the invoice was delivered',
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
      const claim = await overdue(tx, await makeInvoicer(tx));
      await tx.query('set local session_replication_role = replica');
      await change(tx);
      await tx.query('set local session_replication_role = origin');
      expect(await remindersAt(tx, claim, DUE)).toMatchObject({ hold, next_on: '2026-03-30' });
      await remindAt(tx, claim, DUE);
      expect(await remindersOf(tx, claim)).toEqual([]);
    }),
  );

  // Requirements: B10.2
  test_('of a paid, written-off or fully credited invoice', async (tx, at) => {
    const paidOff = await overdue(tx, at);
    await book(tx, at.finance, camt054([paid(paidOff.kid, paidOff.total)]));
    const written = await overdue(tx, at);
    await call(tx, at.finance, 'write_off_invoice', { id: written.id, reason: 'Bankrupt' });
    const nullified = await overdue(tx, at);
    const note = await credit(tx, at, await readInvoice(tx, nullified.id), { 0: '10' });
    await publishCredit(tx, at, note.id);
    for (const claim of [paidOff, written, nullified]) {
      expect(await remindersAt(tx, claim, DUE)).toBeNull();
      await remindAt(tx, claim, DUE);
      expect(await remindersOf(tx, claim)).toEqual([]);
    }
  });

  // Requirements: B10.2
  test_('while a payment of it waits to be booked, nor by hand', async (tx, at) => {
    const claim = await overdue(tx, at);
    expect(await seenByClient(tx, claim.id)).toMatchObject({ payment_waits: false });
    await book(tx, at.finance, camt054([paid(claim.kid, claim.total + 1)]));
    expect(await remindersAt(tx, claim, DUE)).toMatchObject({ hold: 'PAYMENT_WAITS' });
    expect(await seenByClient(tx, claim.id)).toMatchObject({ payment_waits: true });
    await remindAt(tx, claim, DUE);
    expect(await remindersOf(tx, claim)).toEqual([]);
    const remind = { id: claim.id, reminder: true };
    await expectRefusals(call(tx, at.owner, 'send_invoice_via_email', remind), [
      { code: 'INVALID_ACTION', path: 'reminder' },
    ]);
    await call(tx, at.owner, 'send_invoice_via_email', { id: claim.id });
  });
});

test_('a partly paid or credited invoice is reminded, since an amount remains', async (tx, at) => {
  const claim = await overdue(tx, at);
  await book(tx, at.finance, camt054([paid(claim.kid, claim.total - 1)]));
  await remindAt(tx, claim, DUE);
  expect(await remindersOf(tx, claim)).toHaveLength(1);
});

test_('a failed reminder holds the next until it is settled', async (tx, at) => {
  const claim = await overdue(tx, at);
  await remindAt(tx, claim, DUE);
  const [reminder] = await remindersOf(tx, claim);
  await workerCall(tx, 'record_delivery_failure', reminder!.id, 'no such mailbox');
  expect(await remindersAt(tx, claim, DUE)).toMatchObject({ sent: 0, hold: 'UNDELIVERED' });
  await call(tx, at.owner, 'settle_delivery', { id: reminder!.id });
  expect(await remindersAt(tx, claim, DUE)).toMatchObject({ sent: 0, hold: null });
});

test_(
  'a client without an address is reported once, and reminded once an address is entered',
  async (tx, at) => {
    const claim = await overdue(tx, at);
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
