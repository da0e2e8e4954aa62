import { beforeAll, expect, test } from 'vitest';
import { type Random, random } from '#db/demo/plan-invoices.ts';
import { env } from '../../support/env.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit, readInvoice } from '../invoicing/credit/credit.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { refundsOf } from './client-refunds.ts';
import { expectProof } from './expect-proof.ts';
import { expectBalances, expectInIsOut, expectSigns } from './expect-sums.ts';
import {
  atPayouts,
  bankSays,
  type Payout,
  type PayoutInvoicer,
  readyForPayout,
  send,
} from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: in any order of payments, credit notes and answers of the bank, the ledger sums to 0, each invoice pays out
// what it received, and no account has an impossible sign.
// Method: steps drawn from a seed, of an individual and an organisation; a refused step changes nothing, and after
// each walk every claim of the proof must hold. `WALKS=10000 WALK_STEPS=30` takes two hours, and goes on later from
// `WALK_FROM`.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const ACCOUNT = '86011117947';

type Walk = { tx: TestTransaction; sellers: PayoutInvoicer[]; lots: Random };

const ids = async (tx: TestTransaction, text: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(text)).map(({ id }) => id);

const draw = async ({ tx, lots }: Walk, text: string): Promise<string | null> => {
  const found = await ids(tx, text);
  return found.length === 0 ? null : lots.pick(found);
};

/** The seller of an invoice. */
async function sellerOf({ tx, sellers }: Walk, invoiceId: string): Promise<PayoutInvoicer> {
  const { account_id } = await readInvoice(tx, invoiceId);
  return sellers.find(({ accountId }) => accountId === account_id)!;
}

const steps: Record<string, (walk: Walk) => Promise<unknown>> = {
  async publish({ tx, sellers, lots }) {
    const seller = lots.pick(sellers);
    await makePublished(tx, seller, [
      {
        ...seller.work,
        quantity: String(lots.between(2, 9)),
        unitPrice: lots.between(333, 199_999),
      },
    ]);
  },
  async pay(walk) {
    const id = await draw(walk, `select id from app_public.invoices where status = 'PUBLISHED'`);
    if (!id) return;
    const [row] = await walk.tx.query<{ left: number }>(
      `select (app_public.invoices_settlement(i)).remaining_minor::int as left from app_public.invoices i where id = $1`,
      [id],
    );
    if (row!.left === 0) return;
    const amount = walk.lots.chance(0.6) ? row!.left : walk.lots.between(1, row!.left);
    await registerPayment(walk.tx, id, { amount });
  },
  async credit(walk) {
    const id = await draw(
      walk,
      `select i.id from app_public.invoices i join app_public.invoice_lines l on l.invoice_id = i.id
       where i.status in ('PUBLISHED', 'RESOLVED') and l.remaining_quantity > 0`,
    );
    if (!id) return;
    const seller = await sellerOf(walk, id);
    const invoice = await readInvoice(walk.tx, id);
    const left = Math.floor(Number(invoice.lines[0]!.remaining_quantity));
    const note = await credit(walk.tx, seller, invoice, { 0: walk.lots.between(1, left) });
    if (walk.lots.chance(0.85)) await publishCredit(walk.tx, seller, note.id);
  },
  async publishNote(walk) {
    const id = await draw(
      walk,
      `select id from app_public.credit_notes where status = 'SUBMITTED'`,
    );
    const [row] = id
      ? await walk.tx.query<{ i: string }>(
          'select invoice_id as i from app_public.credit_notes where id = $1',
          [id],
        )
      : [];
    if (id) await publishCredit(walk.tx, await sellerOf(walk, row!.i), id);
  },
  async writeOff(walk) {
    const id = await draw(walk, `select id from app_public.invoices where status = 'PUBLISHED'`);
    if (!id || walk.lots.chance(0.6)) return;
    const seller = await sellerOf(walk, id);
    if (seller === walk.sellers[1]) return call(walk.tx, seller.owner, 'resolve_invoice', { id });
    return call(walk.tx, seller.finance, 'write_off_invoice', { id, reason: 'Bankrupt' });
  },
  async recover(walk) {
    const id = await draw(
      walk,
      `select id from app_public.invoices where resolution = 'WRITTEN_OFF' and status = 'RESOLVED'`,
    );
    if (id) await registerPayment(walk.tx, id, { amount: walk.lots.between(1, 150_000) });
  },
  async takeBack(walk) {
    const id = await draw(walk, 'select id from app_public.payments where reverses_id is null');
    if (id)
      await call(walk.tx, walk.sellers[0]!.finance, 'create_payment_reversal', { id, reason: 'x' });
  },
  async provide({ tx, sellers }) {
    for (const { id, status } of await refundsOf(tx)) {
      if (status !== 'WAITING') continue;
      const input = { id, accountNumber: ACCOUNT };
      await call(tx, sellers[0]!.finance, 'provide_client_refund', input);
    }
  },
  propose: ({ tx, sellers }) => call(tx, sellers[0]!.finance, 'create_payout_run', {}),
  async cancel(walk) {
    const id = await draw(walk, `select id from app_public.payout_runs where status = 'PROPOSED'`);
    const input = { id, reason: 'Wait' };
    if (id && walk.lots.chance(0.3))
      await call(walk.tx, walk.sellers[0]!.finance, 'cancel_payout_run', input);
  },
  async approve(walk) {
    const id = await draw(walk, `select id from app_public.payout_runs where status = 'PROPOSED'`);
    if (!id) return;
    await call(walk.tx, walk.sellers[0]!.approver, 'approve_payout_run', { id });
    await send(walk.tx, id);
  },
  async answer(walk) {
    const payouts = await walk.tx.query<Payout>(
      `select id, end_to_end_id as "endToEndId" from app_public.payouts where status in ('SENT', 'PAID') order by id`,
    );
    if (payouts.length === 0) return;
    await bankSays(
      walk.tx,
      walk.lots.pick(payouts),
      walk.lots.pick(['ACSC', 'ACSC', 'RJCT', 'RTRN']),
    );
  },
};

/** Weights by repetition. */
const RENDERED = [
  'publish',
  'publish',
  'pay',
  'pay',
  'pay',
  'credit',
  'credit',
  'publishNote',
  'writeOff',
  'recover',
  'takeBack',
  'provide',
  'propose',
  'approve',
  'cancel',
  'answer',
  'answer',
];

/** The parts of a payout that its invoices are shown with sum to it, also of the one to come. */
async function expectShares(tx: TestTransaction) {
  const shares = await tx.query<{ amount: string; shared: string }>(
    `with claims as (
       select p.freelance_profile_id, p.id as payout_id, greatest(p.amount_minor, 0) as amount_minor, i.journal_id, i.invoice_id
       from app_public.payouts p join app_public.payout_items i on i.payout_id = p.id
       union all
       select c.freelance_profile_id, null, greatest(coalesce(s.amount_minor, 0), 0), c.journal_id, c.invoice_id
       from app_private.open_claims() c
         left join app_private.payable_sums(app_private.next_payout_on()) s on s.freelance_profile_id = c.freelance_profile_id
     ), sources as (
       select c.freelance_profile_id, c.payout_id, c.amount_minor, array_agg(c.journal_id) as journal_ids
       from claims c group by 1, 2, 3, coalesce(c.invoice_id, c.journal_id)
     )
     select s.amount_minor as amount, sum(h.paid_minor) as shared
     from sources s cross join app_private.claims_share(s.freelance_profile_id, s.payout_id, s.journal_ids) h
     group by s.freelance_profile_id, s.payout_id, s.amount_minor`,
  );
  for (const { amount, shared } of shares) expect(shared).toBe(amount);
}

test.each(Array.from({ length: env.walks }, (_, index) => env.firstWalk + index))(
  'walk %i ends with balanced books',
  async (seed) => {
    await atPayouts(
      () => database,
      async (tx, seller) => {
        const organization = { ...seller, ...(await makeInvoicer(tx, 'organization')) };
        await readyForPayout(tx, organization);
        const walk: Walk = { tx, sellers: [seller, organization], lots: random(seed * 7919) };
        const trail: string[] = [];
        for (let turn = 0; turn < env.walkSteps; turn += 1) {
          const name = walk.lots.pick(RENDERED);
          try {
            await steps[name]!(walk);
            trail.push(name);
          } catch (error) {
            if ((error as { code?: string }).code !== 'AP001') {
              throw new Error(`${trail.join(' ')} ${name}: ${(error as Error).message}`);
            }
            trail.push(`(${name})`);
          }
        }
        expect(trail.filter((step) => !step.startsWith('(')).length).toBeGreaterThan(
          env.walkSteps / 3,
        );
        await expectSigns(tx);
        await expectInIsOut(tx);
        for (const one of walk.sellers) await expectBalances(tx, one);
        await expectShares(tx);
        await expectProof(tx);
      },
    )();
  },
);
