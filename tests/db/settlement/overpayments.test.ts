import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { makeClaim, standing } from './claim.ts';
import { refundsOf } from './client-refunds.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import { approve, atPayouts, bankSays, type PayoutInvoicer, payoutsOf, send } from './payouts.ts';

// Goal: an overpayment waits for an operator, and is then refunded or matched with another invoice, never both.
// Method: a payment through the bank of 100.00 too much.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

/** The row of the queue for a payment that was 100.00 too much, after its invoice was paid from it. */
async function tooMuch(tx: TestTransaction, at: PayoutInvoicer, more = {}) {
  const claim = await makeClaim(tx, at);
  const entry = paid(claim.kid, claim.total + 10_000);
  Object.assign(entry.transactions[0]!, more);
  await book(tx, at.finance, camt054([entry]));
  const [waiting] = await queue(tx);
  expect(waiting).toMatchObject({ reason: 'OVERPAID', waiting: claim.total + 10_000 });
  const input = { id: waiting!.id, invoiceId: claim.id };
  await call(tx, at.finance, 'match_bank_transaction', input);
  expect(await standing(tx, claim)).toMatchObject({ status: 'RESOLVED' });
  return { claim, id: waiting!.id };
}

const repay = (tx: TestTransaction, at: PayoutInvoicer, id: string, more = {}) =>
  call(tx, at.finance, 'repay_bank_transaction', { id, ...more });

test_('is owed once, however many runs it was in', async (tx, at) => {
  const { id } = await tooMuch(tx, at);
  await repay(tx, at, id);
  for (let runs = 0; runs < 2; runs += 1) {
    const run = await call(tx, at.finance, 'create_payout_run', {});
    await call(tx, at.finance, 'cancel_payout_run', { id: run.id, reason: 'Not today' });
  }
  await expectProof(tx);
  const run = await call(tx, at.finance, 'create_payout_run', {});
  await approve(tx, at, run.id);
  await expectProof(tx);
});

// Requirements: B10.4
test_('is refunded by the next run to the payer’s account', async (tx, at) => {
  const { id } = await tooMuch(tx, at);
  await repay(tx, at, id);
  expect(await queue(tx)).toMatchObject([{ status: 'REPAID', waiting: 0 }]);
  expect(await refundsOf(tx)).toMatchObject([
    { status: 'READY', amount: 10_000, account: '86011117947', payee: 'Fjell og Fjord AS' },
  ]);
  expect(await ledgerOf(tx)).toMatchObject({ CLIENT_FUNDS: -10_000 });
  await expectProof(tx);
  await expectRefusals(repay(tx, at, id), [{ code: 'INVALID_TRANSITION' }]);
  const run = await call(tx, at.finance, 'create_payout_run', {});
  await approve(tx, at, run.id);
  await expectProof(tx);
  await send(tx, run.id);
  const payout = (await payoutsOf(tx, run.id)).find(({ amount }) => amount === 10_000)!;
  await bankSays(tx, payout, 'ACSC');
  expect(await refundsOf(tx)).toMatchObject([{ status: 'PAID' }]);
  expect(await ledgerOf(tx)).not.toHaveProperty('CLIENT_FUNDS');
  await expectProof(tx);
  await bankSays(tx, payout, 'RTRN');
  expect(await ledgerOf(tx)).toMatchObject({ CLIENT_FUNDS: -10_000 });
  await expectProof(tx);
  const unexplained = await tx.query(
    `select j.key from app_public.journals j left join app_public.journal_causes c on c.journal_id = j.id
     where num_nonnulls(c.payment_id, c.payout_id, c.transfer_id, c.bank_transaction_id, c.invoice_id, c.credit_note_id,
       c.client_refund_id, c.reversed_id) <> 1`,
  );
  expect(unexplained).toEqual([]);
});

// Requirements: B10.4
test_('waits again when its refund is cancelled, and pays another invoice', async (tx, at) => {
  const { id } = await tooMuch(tx, at);
  await repay(tx, at, id);
  const [refund] = await refundsOf(tx);
  const cancel = (reason: string) =>
    call(tx, at.finance, 'cancel_client_refund', { id: refund!.id, reason });
  await expectRefusals(cancel(' '), [{ code: 'BLANK', path: 'reason' }]);
  await cancel('It is for the next invoice');
  expect(await queue(tx)).toMatchObject([{ status: 'WAITING', waiting: 10_000 }]);
  await expectProof(tx);
  const next = await makeClaim(tx, at);
  await call(tx, at.finance, 'match_bank_transaction', { id, invoiceId: next.id });
  expect(await standing(tx, next)).toMatchObject({ paid: 10_000, payment: 'PARTIAL' });
  await expectRefusals(cancel('Again'), [{ code: 'INVALID_TRANSITION' }]);
  await expectProof(tx);
});

test_('other open invoices of the same client are suggested for it', async (tx, at) => {
  const next = await makeClaim(tx, at);
  const { id } = await tooMuch(tx, at, { payerName: 'Somebody Else AS' });
  const suggested = await tx.as(at.finance, async (client) => {
    const { rows } = await client.query(
      'select invoice_id from app_public.bank_suggestions where bank_exception_id = $1',
      [id],
    );
    return rows.map((row) => row.invoice_id);
  });
  expect(suggested).toContain(next.id);
});

test_('its own invoice is suggested first while that is open', async (tx, at) => {
  const own = await makeClaim(tx, at);
  await makeClaim(tx, at);
  await book(tx, at.finance, camt054([paid(own.kid, own.total + 1)]));
  const [first] = await tx.as(at.finance, async (client) => {
    const { rows } = await client.query(
      `select (s).invoice_id as id, (s).reason::text, (s).remaining_minor::int as remaining
       from (select app_public.bank_exceptions_suggestion(e) as s from app_public.bank_exceptions e where e.kid = $1) e`,
      [own.kid],
    );
    return rows;
  });
  expect(first).toEqual({ id: own.id, reason: 'KID', remaining: own.total });
});

test_('needs a valid account if the bank has named none', async (tx, at) => {
  const { id } = await tooMuch(tx, at, { payerAccount: undefined });
  await expectRefusals(repay(tx, at, id), [{ code: 'BLANK', path: 'accountNumber' }]);
  await expectRefusals(repay(tx, at, id, { accountNumber: '86011117948' }), [
    { code: 'VERIFICATION_FAILED', path: 'accountNumber' },
  ]);
  await repay(tx, at, id, { accountNumber: '8601.11.17947' });
  expect(await refundsOf(tx)).toMatchObject([{ status: 'READY', account: '86011117947' }]);
});

test_('is refunded by finance alone, with a fresh code', async (tx, at) => {
  const { id } = await tooMuch(tx, at);
  await expectRefusals(repay(tx, { ...at, finance: actor.operator('REVIEW') }, id), [
    { code: 'UNAUTHORIZED' },
  ]);
  await expectRefusals(repay(tx, at, at.userId), [{ code: 'INVALID', path: 'id' }]);
  await expectRefusals(repay(tx, at, id, { updatedAt: '2020-01-01T00:00:00Z' }), [
    { code: 'INVALID_ACTION', path: 'updatedAt' },
  ]);
  await tx.query(`update app_public.sessions set second_level_at = now() - interval '16 minutes'`);
  await expectRefusals(repay(tx, at, id), [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }]);
});
