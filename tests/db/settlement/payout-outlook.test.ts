import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { call } from '../payout/call.ts';
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

// Goal: a freelancer reads in one answer when they are paid, or why not yet.
// Method: one invoice from draft to payout, read after each step as its owner, as another account and as a visitor.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (
  name: string,
  work: (tx: TestTransaction, invoicer: PayoutInvoicer) => Promise<void>,
) =>
  test(
    name,
    atPayouts(() => database, work),
  );

interface Outlook {
  state: string;
  held_reason: string | null;
  reason: string | null;
  amount_minor: number | null;
  pays_on: string | null;
  is_account_doubted: boolean | null;
  debt_minor: number | null;
}

const ask = async (tx: TestTransaction, who: Actor, what: string, values: unknown[] = []) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ outlook: Outlook | null }>(
      `select to_jsonb(${what}) as outlook`,
      values,
    );
    return rows[0]?.outlook ?? null;
  });

/** The payouts as read by the owner, or another caller: the expected day, and the reason of a failure. */
const ofPayouts = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query(
      `select p.status::text, app_public.payouts_expected_on(p)::text as day, app_public.payouts_bank_reason(p)::text as why
       from app_public.payouts p order by p.id`,
    );
    return rows;
  });

const ofInvoice = (tx: TestTransaction, who: Actor, id: string) =>
  ask(
    ...([tx, who] as const),
    '(select app_public.invoices_payout(i) from app_public.invoices i where i.id = $1)',
    [id],
  );
const ofAccount = (tx: TestTransaction, who: Actor) => ask(tx, who, 'app_public.payout_outlook()');

test_('the outlook of an invoice follows it to the bank account', async (tx, invoicer) => {
  const draft = await makeDraft(tx, invoicer);
  expect(await ofInvoice(tx, invoicer.owner, draft.id)).toBeNull();
  await publish(tx, invoicer, draft.id);
  expect(await ofInvoice(tx, invoicer.owner, draft.id)).toMatchObject({ state: 'WITH_CLIENT' });
  expect(await ofAccount(tx, invoicer.owner)).toBeNull();

  const { id } = await paidInvoice(tx, invoicer);
  const [day] = await tx.query<{ next: string; soon: string }>(
    `select app_hidden.next_bank_day(app_hidden.next_bank_day(app_hidden.today()))::text as next,
       app_hidden.next_bank_day(app_hidden.today())::text as soon`,
  );
  const part = { amount_minor: 582_903, held_reason: null };
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({
    state: 'WAITING',
    ...part,
    pays_on: day!.next,
  });
  expect(await ofAccount(tx, invoicer.member)).toMatchObject({
    state: 'WAITING',
    amount_minor: 582_903,
  });

  const run = (await propose(tx))!;
  const planned = { state: 'PROPOSED', pays_on: day!.soon };
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({ ...planned, ...part });
  const expected = { status: 'PROPOSED', day: day!.soon, why: null };
  expect(await ofPayouts(tx, invoicer.owner)).toEqual([expected]);
  await approve(tx, invoicer, run);
  await send(tx, run);
  expect(await ofPayouts(tx, invoicer.finance)).toEqual([{ ...expected, status: 'SENT' }]);
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({ state: 'SENT', ...part });
  expect(await ofAccount(tx, invoicer.owner)).toMatchObject({
    state: 'SENT',
    amount_minor: 582_903,
    pays_on: day!.soon,
  });
  const [payout] = await payoutsOf(tx, run);
  await bankSays(tx, payout!, 'ACSC');
  expect(await ofPayouts(tx, invoicer.owner)).toMatchObject([{ status: 'PAID', day: null }]);
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({
    state: 'PAID',
    ...part,
    pays_on: '2026-11-27',
  });
  expect(await ofAccount(tx, invoicer.owner)).toBeNull();

  await bankSays(tx, payout!, 'RTRN');
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({
    state: 'RETURNED',
    pays_on: day!.next,
    is_account_doubted: true,
  });
  const again = await call(tx, invoicer.finance, 'create_payout_run', {});
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({ state: 'PROPOSED' });
  await call(tx, invoicer.finance, 'cancel_payout_run', { id: again.id, reason: 'Not today' });
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({ state: 'WAITING' });
});

test_('a rejection for lack of our funds does not blame the account', async (tx, invoicer) => {
  const { id } = await paidInvoice(tx, invoicer);
  const run = (await propose(tx))!;
  await approve(tx, invoicer, run);
  await send(tx, run);
  const [sent] = await payoutsOf(tx, run);
  await bankSays(tx, sent!, 'RJCT', 'AM04');
  const rejected = { state: 'REJECTED', is_account_doubted: false };
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject(rejected);
  expect(await ofAccount(tx, invoicer.owner)).toMatchObject(rejected);
});

test_('a held payout has its reason, and a rejected one the bank’s', async (tx, invoicer) => {
  const { id } = await paidInvoice(tx, invoicer);
  const run = (await propose(tx))!;
  const [payout] = await payoutsOf(tx, run);
  await call(tx, invoicer.finance, 'hold_payout', { id: payout!.id, reason: 'We must ask you' });
  const stored = {
    state: 'HELD',
    held_reason: 'OPERATOR',
    reason: 'We must ask you',
    pays_on: null,
  };
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject(stored);
  expect(await ofAccount(tx, invoicer.owner)).toMatchObject(stored);
  await call(tx, invoicer.finance, 'cancel_payout_run', { id: run, reason: 'Empty' });
  const next = await call(tx, invoicer.finance, 'create_payout_run', {});
  await approve(tx, invoicer, next.id);
  await send(tx, next.id);
  const [sent] = await payoutsOf(tx, next.id);
  await bankSays(tx, sent!, 'RJCT', 'AC04');
  expect(await ofPayouts(tx, invoicer.owner)).toMatchObject([
    { status: 'HELD', why: null },
    { status: 'REJECTED', why: 'AC04' },
  ]);
  const rejected = { state: 'REJECTED', reason: null, is_account_doubted: true };
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject(rejected);
  expect(await ofAccount(tx, invoicer.owner)).toMatchObject(rejected);
  await tx.query('update app_public.freelance_profiles set archived_at = now() where id = $1', [
    invoicer.profile.id,
  ]);
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({
    state: 'HELD',
    held_reason: 'ARCHIVED',
  });
});

test_(
  'a debt is shown as one, and an invoice settled elsewhere pays nothing',
  async (tx, invoicer) => {
    const { id, paymentId } = await paidInvoice(tx, invoicer);
    const run = (await propose(tx))!;
    await approve(tx, invoicer, run);
    await call(tx, invoicer.finance, 'create_payment_reversal', {
      id: paymentId,
      reason: 'Returned',
    });
    expect(await ofAccount(tx, invoicer.owner)).toMatchObject({
      state: 'HELD',
      held_reason: 'DEBT',
      amount_minor: -582_822,
    });
    expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject({ state: 'WITH_CLIENT' });
    const other = await makeDraft(tx, invoicer);
    await publish(tx, invoicer, other.id);
    await call(tx, invoicer.finance, 'write_off_invoice', { id: other.id, reason: 'Bankrupt' });
    expect(await ofInvoice(tx, invoicer.owner, other.id)).toMatchObject({
      state: 'WRITTEN_OFF',
      amount_minor: null,
    });
  },
);

test_('a debt reduces the payout of an invoice, down to zero', async (tx, invoicer) => {
  const sendNext = async () => {
    const { id } = await call(tx, invoicer.finance, 'create_payout_run', {});
    await approve(tx, invoicer, id);
    await send(tx, id);
    return id;
  };
  const creditedAfterPayout = async (hours: number) => {
    const invoice = await makePublished(tx, invoicer);
    await registerPayment(tx, invoice.id);
    const run = await sendNext();
    await bankSays(tx, (await payoutsOf(tx, run))[0]!, 'ACSC');
    await publishCredit(tx, invoicer, (await credit(tx, invoicer, invoice, { 0: hours })).id);
  };
  await creditedAfterPayout(3);
  const less = await paidInvoice(tx, invoicer);
  const waiting = await ofInvoice(tx, invoicer.owner, less.id);
  const run = await sendNext();
  const [payout] = await payoutsOf(tx, run);
  expect(payout!.amount).toBeLessThan(582_000);
  // Tax is withheld from the whole payout, in whole kroner.
  const rest = { amount_minor: payout!.amount, debt_minor: 582_889 - payout!.amount };
  expect(waiting).toMatchObject({ state: 'WAITING', ...rest });
  const sent = await ofInvoice(tx, invoicer.owner, less.id);
  expect(sent).toMatchObject({ state: 'SENT', ...rest });
  await bankSays(tx, payout!, 'ACSC');

  await creditedAfterPayout(10);
  const covering = { state: 'HELD', held_reason: 'DEBT', pays_on: null };
  const half = { ...(invoicer.work.workReport as object), hours: '5' };
  const lines = [{ ...invoicer.work, quantity: '5', workReport: half }];
  const used = await paidInvoice(tx, invoicer, { lines });
  const part = { ...covering, amount_minor: 0, debt_minor: 291_411 };
  expect(await ofInvoice(tx, invoicer.owner, used.id)).toMatchObject(part);
  // The rest of the debt, to the øre: nothing is open any more.
  await paidInvoice(tx, invoicer, { lines });
  expect(await ofAccount(tx, invoicer.owner)).toBeNull();
  expect(await ofInvoice(tx, invoicer.owner, used.id)).toMatchObject(part);
});

test_('a debt is shared among the invoices of a payout, the oldest first', async (tx, invoicer) => {
  const sentPayout = async () => {
    const { id } = await call(tx, invoicer.finance, 'create_payout_run', {});
    await approve(tx, invoicer, id);
    await send(tx, id);
    return (await payoutsOf(tx, id))[0]!;
  };
  const credited = await makePublished(tx, invoicer);
  await registerPayment(tx, credited.id);
  await bankSays(tx, await sentPayout(), 'ACSC');
  const half = { ...(invoicer.work.workReport as object), hours: '5' };
  const lines = [{ ...invoicer.work, quantity: '5', workReport: half }];
  const older = await paidInvoice(tx, invoicer, { lines });
  const newer = await paidInvoice(tx, invoicer);
  const outlooks = () =>
    Promise.all([older, newer].map(({ id }) => ofInvoice(tx, invoicer.owner, id)));
  const whole = [
    { state: 'WAITING', amount_minor: 291_435, debt_minor: 0 },
    { state: 'WAITING', amount_minor: 582_869, debt_minor: 0 },
  ];
  expect(await outlooks()).toMatchObject(whole);
  await publishCredit(tx, invoicer, (await credit(tx, invoicer, credited, { 0: 8 })).id);
  const waiting = await outlooks();
  expect(waiting[0]).toMatchObject({ amount_minor: 0, debt_minor: 291_444 });
  expect(waiting[1]!.debt_minor).toBeGreaterThan(100_000);
  const payout = await sentPayout();
  expect(waiting[1]!.amount_minor).toBe(payout.amount);
  await bankSays(tx, payout, 'ACSC');
  const shares = waiting.map((one) => ({
    state: 'PAID',
    amount_minor: one!.amount_minor,
    debt_minor: one!.debt_minor,
  }));
  expect(await outlooks()).toMatchObject(shares);
});

test_('an invoice has its share of the payout, to the øre', async (tx, invoicer) => {
  const first = await paidInvoice(tx, invoicer);
  const second = await paidInvoice(tx, invoicer);
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query('delete from app_public.tax_cards where freelance_profile_id = $1', [
    invoicer.profile.id,
  ]);
  await tx.query(`set local session_replication_role = 'origin'`);
  const parts = async () =>
    Promise.all(
      [first, second].map(
        async ({ id }) => (await ofInvoice(tx, invoicer.owner, id))!.amount_minor!,
      ),
    );
  const waiting = await parts();
  const run = (await propose(tx))!;
  const [payout] = await payoutsOf(tx, run);
  expect(waiting[0]! + waiting[1]!).toBe(payout!.amount);
  expect(await parts()).toEqual(waiting);
  expect(payout!.payable - payout!.amount).toBeGreaterThan(0);
});

test_('a day that has passed is never shown as expected', async (tx, invoicer) => {
  const { id } = await paidInvoice(tx, invoicer);
  const run = (await propose(tx))!;
  const pass = () =>
    tx.query(
      `update app_public.payout_runs set proposed_on = proposed_on - 8, payout_on = proposed_on - 7, tax_due_on = proposed_on - 6 where id = $1`,
      [run],
    );
  await pass();
  const [day] = await tx.query<{ next: string }>(
    `select app_hidden.next_bank_day(app_hidden.today() - 1)::text as next`,
  );
  const late = { state: 'PROPOSED', pays_on: day!.next };
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject(late);
  expect(await ofAccount(tx, invoicer.owner)).toMatchObject(late);
  await approve(tx, invoicer, run);
  await send(tx, run);
  expect(await ofAccount(tx, invoicer.owner)).toMatchObject({
    state: 'SENT',
    pays_on: day!.next,
  });
  await pass();
  expect(await ofPayouts(tx, invoicer.owner)).toMatchObject([{ status: 'SENT', day: null }]);
  const silent = { state: 'SENT', pays_on: null };
  expect(await ofInvoice(tx, invoicer.owner, id)).toMatchObject(silent);
  expect(await ofAccount(tx, invoicer.owner)).toMatchObject(silent);
});

test_('another account cannot read the outlook', async (tx, invoicer) => {
  await paidInvoice(tx, invoicer);
  const stranger = await makeInvoicer(tx);
  expect(await ofAccount(tx, stranger.owner)).toBeNull();
  const [row] = await tx.query<{ invoice: string }>(
    'select i::text as invoice from app_public.invoices i limit 1',
  );
  expect(
    await ask(tx, stranger.owner, 'app_public.invoices_payout($1::app_public.invoices)', [
      row!.invoice,
    ]),
  ).toBeNull();
  for (const table of ['payouts', 'payout_items', 'payout_runs']) {
    const read = tx.as(stranger.owner, (client) => client.query(`select from app_public.${table}`));
    if (table === 'payout_runs') await expect(read).rejects.toMatchObject({ code: '42501' });
    else expect((await read).rowCount).toBe(0);
  }
});

test_('operators read on the payable why nothing is paid out', async (tx, invoicer) => {
  await paidInvoice(tx, invoicer);
  const reason = async (who: Actor) =>
    ask(
      ...([tx, who] as const),
      '(select app_public.finance_accounts_held_reason(a) from app_public.finance_accounts a where a.freelance_profile_id = $1)',
      [invoicer.profile.id],
    );
  expect(await reason(invoicer.finance)).toBeNull();
  await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [
    invoicer.accountId,
  ]);
  expect(await reason(invoicer.finance)).toBe('BLOCKED');
});
