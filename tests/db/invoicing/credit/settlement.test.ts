import { beforeAll, expect, test } from 'vitest';
import { actor } from '#tests/support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import type { Row } from '../../payout/call.ts';
import { registerPayment } from '../../settlement/register-payment.ts';
import type { Invoicer } from '../draft.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { workerCall } from '../worker-call.ts';
import { credit, makePublished, publishCredit } from './credit.ts';

// Goal: after any credits and payments, the public page, the mails, the invoice page and the lists show the same paid
// and remaining amounts.
// Method: an invoice of 12 500.00 with VAT, ten hours of 1 250.00 each.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Step = { credit: number } | { pay: true } | { refund: true };

async function take(tx: TestTransaction, invoicer: Invoicer, steps: Step[]) {
  const finance = actor.operator('FINANCE');
  const invoice = await makePublished(tx, invoicer);
  const notes: Row[] = [];
  for (const step of steps) {
    if ('credit' in step) {
      const { id } = await credit(tx, invoicer, invoice, { 0: step.credit });
      notes.push(await publishCredit(tx, invoicer, id));
    } else if ('pay' in step) {
      await registerPayment(tx, invoice.id);
    } else {
      const open = notes.find(({ status }) => status === 'PUBLISHED');
      // As settlement does once the refund is paid.
      await tx.as(finance, (client) =>
        client.query(`select app_private.move_credit_note($1, 'resolve')`, [open!.id]),
      );
    }
  }
  return invoice;
}

async function settlementOf(tx: TestTransaction, invoicer: Invoicer, invoice: Row) {
  const [page] = await tx.query<Record<string, string>>(
    `select credited_minor, paid_amount_minor as paid_minor, remaining_minor, refund_minor, refunded_minor
     from app_public.public_invoice($1)`,
    [invoice.public_token],
  );
  const [own] = await tx.as(invoicer.member, async (client) => {
    const { rows } = await client.query(
      `select (s).*, app_public.invoices_claim(i) as claim
       from app_public.invoices i, app_public.invoices_settlement(i) s where i.id = $1`,
      [invoice.id],
    );
    return rows;
  });
  const { claim, ...settlement } = own;
  expect(page).toEqual(settlement);
  const { settlement: mailed } = await workerCall<{ settlement: Record<string, number> }>(
    tx,
    'invoice_payload',
    invoice.id,
  );
  const kroner = Object.fromEntries(
    Object.entries(settlement).map(([name, minor]) => [
      name.replace('_minor', ''),
      Number(minor) / 100,
    ]),
  );
  expect(mailed).toEqual({
    credited: kroner.credited! * 100,
    paid: kroner.paid! * 100,
    remaining: kroner.remaining! * 100,
  });
  return { ...kroner, claim: Number(claim) / 100 };
}

test.each<[string, Step[], Record<string, number>]>([
  ['open', [], { remaining: 12_500, claim: 12_500 }],
  ['credited in part', [{ credit: 3 }], { credited: 3_750, remaining: 8_750, claim: 8_750 }],
  ['credited in full', [{ credit: 3 }, { credit: 7 }], { credited: 12_500 }],
  ['paid', [{ pay: true }], { paid: 12_500, claim: 12_500 }],
  [
    'credited in part, then paid',
    [{ credit: 3 }, { pay: true }],
    { credited: 3_750, paid: 8_750, claim: 8_750 },
  ],
  [
    'paid, then credited in part',
    [{ pay: true }, { credit: 3 }],
    { credited: 3_750, paid: 12_500, refund: 3_750, claim: 8_750 },
  ],
  [
    'paid, credited in part and refunded',
    [{ pay: true }, { credit: 3 }, { refund: true }],
    { credited: 3_750, paid: 12_500, refund: 3_750, refunded: 3_750, claim: 8_750 },
  ],
  [
    'credited in part, paid, and the rest credited',
    [{ credit: 3 }, { pay: true }, { credit: 7 }],
    { credited: 12_500, paid: 8_750, refund: 8_750 },
  ],
])('an invoice that is %s shows the same amounts everywhere', async (_, steps, expected) => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await take(tx, invoicer, steps);
      expect(await settlementOf(tx, invoicer, invoice)).toEqual({
        credited: 0,
        paid: 0,
        remaining: 0,
        refund: 0,
        refunded: 0,
        claim: 0,
        ...expected,
      });
    },
  )();
});

test(
  'the public page lists the published credit notes, the oldest first',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await take(tx, invoicer, [{ credit: 3 }, { pay: true }, { credit: 2 }]);
      await credit(tx, invoicer, invoice, { 0: 1 });
      const notes = await tx.query<Row>(
        `select document_number, total_minor::float from app_public.credit_notes
         where invoice_id = $1 and document_number is not null order by credit_note_number`,
        [invoice.id],
      );
      expect(notes).toMatchObject([{ total_minor: 375_000 }, { total_minor: 250_000 }]);
      const [page] = await tx.as(actor.visitor, async (client) => {
        const { rows } = await client.query(
          'select to_jsonb(p.credit_notes) as notes from app_public.public_invoice($1) p',
          [invoice.public_token],
        );
        return rows;
      });
      expect(page.notes).toMatchObject(notes);
      expect(page.notes).toHaveLength(2);
    },
  ),
);

test(
  'an unpublished credit note changes nothing on the public page',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await take(tx, invoicer, []);
      await credit(tx, invoicer, invoice, { 0: 3 });
      expect(await settlementOf(tx, invoicer, invoice)).toMatchObject({
        credited: 0,
        remaining: 12_500,
        claim: 12_500,
      });
    },
  ),
);
