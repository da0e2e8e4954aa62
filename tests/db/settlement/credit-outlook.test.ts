import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call, type Row } from '../payout/call.ts';
import {
  approve,
  atPayouts,
  bankSays,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  propose,
  send,
} from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: a freelancer reads the effect of a credit note on their payout and on the client's refund, and finance reads
// the old debts.
// Method: three of ten hours credited before, between and after the steps of a payout.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

const outlookOf = async (tx: TestTransaction, who: Actor, note: Row) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ outlook: Row | null }>(
      'select to_jsonb(app_public.credit_notes_outlook(n)) as outlook from app_public.credit_notes n where n.id = $1',
      [note.id],
    );
    return rows[0]?.outlook ?? null;
  });

async function creditThree(
  tx: TestTransaction,
  at: PayoutInvoicer,
  invoice: Row & { lines: Row[] },
) {
  const note = await credit(tx, at, invoice, { 0: 3 });
  expect(await outlookOf(tx, at.owner, note)).toBeNull();
  return publishCredit(tx, at, note.id);
}

test_('a credit note of an unpaid invoice has no share and no refund', async (tx, at) => {
  const note = await creditThree(tx, at, await makePublished(tx, at));
  expect(await outlookOf(tx, at.owner, note)).toEqual({
    state: 'UNPAID',
    share_minor: 0,
    taken_on: null,
    refund_minor: 0,
    refund_status: null,
    refunded_on: null,
  });
});

test_('a credit note of a paid invoice reduces the next payout', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  const note = await creditThree(tx, at, invoice);
  expect(await outlookOf(tx, at.member, note)).toMatchObject({
    state: 'LESS',
    share_minor: Number(note.payout_amount_minor),
    refund_minor: 375_000,
    refund_status: 'WAITING',
  });
  const [row] = await tx.as(at.owner, async (client) => {
    const sql = `select p.state::text, p.amount_minor::int
      from app_public.invoices i, app_public.invoices_payout(i) p where i.id = $1`;
    return (await client.query<{ state: string; amount_minor: number }>(sql, [invoice.id])).rows;
  });
  const [payout] = await payoutsOf(tx, (await propose(tx))!);
  expect(row).toMatchObject({ state: 'WAITING', amount_minor: payout!.amount });
  const left = Number(invoice.payout_amount_minor) - Number(note.payout_amount_minor);
  expect(payout!.payable, 'before tax in whole kroner').toBe(left);
});

test_('a credit note of a paid-out invoice is a debt, until it is deducted', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  const first = (await propose(tx))!;
  await approve(tx, at, first);
  const note = await creditThree(tx, at, invoice);
  expect(await outlookOf(tx, at.owner, note)).toMatchObject({ state: 'DEBT', taken_on: null });
  await send(tx, first);
  await bankSays(tx, (await payoutsOf(tx, first))[0]!, 'ACSC');
  await paidInvoice(tx, at);
  const { id } = await call(tx, at.finance, 'create_payout_run', {});
  expect(await outlookOf(tx, at.owner, note)).toMatchObject({ state: 'DEBT' });
  await approve(tx, at, id);
  await send(tx, id);
  await bankSays(tx, (await payoutsOf(tx, id))[0]!, 'ACSC');
  expect(await outlookOf(tx, at.owner, note)).toMatchObject({
    state: 'TAKEN',
    taken_on: '2026-11-27',
  });
});

test_('another account cannot read the outlook', async (tx, at) => {
  const note = await creditThree(tx, at, await makePublished(tx, at));
  const stranger = await makeInvoicer(tx);
  const { rows } = await tx.as(stranger.owner, (client) =>
    client.query(
      'select app_public.credit_notes_outlook(jsonb_populate_record(null::app_public.credit_notes, $1)) as outlook',
      [JSON.stringify(note)],
    ),
  );
  expect(rows[0]!.outlook).toBeNull();
});

test_('a debt of 60 days is in the queue, with the day and the documents', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  const run = (await propose(tx))!;
  await approve(tx, at, run);
  const note = await creditThree(tx, at, invoice);
  const debts = () =>
    tx.as(at.finance, async (client) => {
      const sql = `select freelance_profile_id, owed_minor::int as owed, documents, since_on = app_hidden.today() - 60 as is_then
        from app_public.overdue_debts`;
      return (await client.query(sql)).rows;
    });
  expect(await debts()).toEqual([]);
  await tx.query(`set local session_replication_role = 'replica'`);
  for (const days of [59, 60]) {
    await tx.query(
      // Days in Oslo: an hour before midnight another offset would make it one day less.
      `update app_public.journals set created_at = (now() at time zone 'Europe/Oslo' - make_interval(days => $1)) at time zone 'Europe/Oslo'
       where kind = 'CREDIT'`,
      [days],
    );
    await tx.query(
      `update app_public.journals set created_at = now() - interval '62 days' where kind <> 'CREDIT'`,
    );
    expect(await debts()).toHaveLength(days === 60 ? 1 : 0);
  }
  await tx.query(`set local session_replication_role = 'origin'`);
  expect(await debts()).toEqual([
    {
      freelance_profile_id: at.profile.id,
      owed: Number(note.payout_amount_minor),
      documents: note.document_number,
      is_then: true,
    },
  ]);
  await paidInvoice(tx, at);
  expect(await debts()).toEqual([]);
});
