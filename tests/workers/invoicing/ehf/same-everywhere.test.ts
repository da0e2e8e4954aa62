// Goal: the client's system reads the same amounts as the frozen document, the PDF and the ledger
// have, and all credit notes of an invoice add up to it. Method: random invoices through
// publication, payment and partial credits.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ublFaults } from '#sandbox/access-point/ubl-faults.ts';
import {
  credit,
  makePublished,
  publishCredit,
  readInvoice,
} from '#tests/db/invoicing/credit/credit.ts';
import { workerCall } from '#tests/db/invoicing/worker-call.ts';
import { atFinance, type Finance } from '#tests/db/settlement/at-finance.ts';
import { ledgerOf } from '#tests/db/settlement/ledger-of.ts';
import { registerPayment } from '#tests/db/settlement/register-payment.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import type { CreditNotePayload } from '#workers/modules/invoicing/credit-note-payload.ts';
import { checkEhf } from '#workers/modules/invoicing/ehf/check-ehf.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import type { InvoicePayload } from '#workers/modules/invoicing/invoice-payload.ts';
import { drawInvoice } from '#workers/modules/invoicing/pdf/draw-invoice.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { amountsOf, sumOf } from './amounts-of.ts';
import { vatRates } from './examples.ts';

/**
 * Six invoices with their credit notes in the short form; before a release
 * `HONORAR_DOCUMENTS=1000`, without a time limit.
 */
const LONG = Number(process.env.HONORAR_DOCUMENTS ?? 0);
const RUNS = LONG || 6;

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

/** The electronic document of a payload, which must have no findings, and its contents. */
async function sent(payload: InvoicePayload | CreditNotePayload) {
  const document = {
    ...payload,
    buyerReference: 'A7',
  };
  expect(checkEhf({ document, attachments: [], vatRates })).toEqual([]);
  const xml = writeEhf({ document, attachments: [] });
  expect(await ublFaults(xml)).toEqual([]);
  return amountsOf(xml);
}

type Sent = Awaited<ReturnType<typeof sent>>;
type Line = { quantity: number; unitPrice: number; vatRate: number };

const line: fc.Arbitrary<Line> = fc.record({
  quantity: fc.integer({ min: 1, max: 2_000 }).map((hundredths) => hundredths / 100),
  unitPrice: fc.integer({ min: 1, max: 300_000 }),
  vatRate: fc.constantFrom(...vatRates),
});

/** An invoice of zero is refused. */
const comesToSomething = (lines: readonly Line[]): boolean =>
  lines.some(({ quantity, unitPrice }) => quantity * unitPrice >= 1);

async function published(tx: TestTransaction, at: Finance, lines: readonly Line[]) {
  const [first = null, ...others] = lines;
  const asInput = ({ quantity, unitPrice, vatRate }: Line) => ({
    quantity: String(quantity),
    unitPrice,
    vatRate: String(vatRate),
  });
  return makePublished(tx, at, [
    { ...at.work, ...asInput(first!) },
    ...others.map((one) => ({ lineType: 'EXTRA', description: 'Tillegg', ...asInput(one) })),
  ]);
}

/**
 * Whether quantities of an invoice's lines amount to anything: a part of a line of a few øre may
 * round to zero, which is no credit note.
 */
async function isWorthCrediting(
  tx: TestTransaction,
  { id, lines }: { id: string; lines: { id: string }[] },
  quantities: Readonly<Record<string, string>>,
): Promise<boolean> {
  const wanted = Object.entries(quantities).map(([place, quantity]) => ({
    invoiceLineId: lines[Number(place)]?.id,
    quantity,
  }));
  const [row] = await tx.query<{ total: string }>(
    `select (credit ->> 'amount')::bigint + (credit ->> 'vat')::bigint as total
     from app_public.invoices i, app_private.compute_credit(i, $2::jsonb) credit where i.id = $1`,
    [id, JSON.stringify(wanted)],
  );
  return Number(row?.total) > 0;
}

/** Credits a share of every line with a remainder, repeatedly, and finally the rest. */
async function creditAll(
  tx: TestTransaction,
  at: Finance,
  id: string,
  shares: number[],
): Promise<Sent[]> {
  const notes: Sent[] = [];
  for (const share of [...shares, 1]) {
    const invoice = await readInvoice(tx, id);
    const quantities = Object.fromEntries(
      invoice.lines.flatMap(({ remaining_quantity: left }, place) => {
        const hundredths = Math.ceil(Math.round(Number(left) * 100) * share);
        return hundredths > 0 ? [[place, (hundredths / 100).toFixed(2)]] : [];
      }),
    );
    if (Object.keys(quantities).length === 0) break;
    if (!(await isWorthCrediting(tx, invoice, quantities))) continue;
    const note = await credit(tx, at, invoice, quantities);
    await publishCredit(tx, at, note.id);
    notes.push(
      await sent((await workerCall(tx, 'credit_note_payload', note.id)) as CreditNotePayload),
    );
  }
  return notes;
}

const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
const asPrinted = (minor: number) =>
  `${Math.floor(minor / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')},${String(minor % 100).padStart(2, '0')}`;

// Requirements: B11.9
test(
  'an invoice has the same amounts as EHF, in the PDF and in the ledger',
  async () => {
    const given = fc.tuple(
      fc.array(line, { minLength: 1, maxLength: 6 }).filter(comesToSomething),
      fc.array(fc.double({ min: 0.05, max: 0.6, noNaN: true }), { maxLength: 3 }),
    );
    const seed = Date.now() % 2 ** 31;
    const until = LONG === 0 ? Date.now() + 15_000 : Number.POSITIVE_INFINITY;
    for (const [turn, [lines, shares]] of fc.sample(given, { numRuns: RUNS, seed }).entries()) {
      // Even on a busy machine at least one is compared.
      if (turn > 0 && Date.now() > until) break;
      const compare = atFinance(
        () => database,
        async (tx, at) => {
          const row = await published(tx, at, lines);
          const payload = (await workerCall(tx, 'invoice_payload', row.id)) as InvoicePayload;
          const written = await sent(payload);
          const { amount, vat, total } = payload;
          expect(written).toMatchObject({ amount, vat, total, payable: total });
          expect(written.lines).toEqual(payload.lines.map((one) => one.amount));
          const paper = plain(pdfText(await drawInvoice(payload, 'https://honorar.test')));
          for (const minor of [
            ...written.lines,
            ...written.bases,
            ...written.vatOfRates,
            written.amount,
          ]) {
            expect(paper).toContain(asPrinted(minor));
          }
          expect(paper).toContain(`${asPrinted(written.payable)} NOK`);
          await registerPayment(tx, row.id, at);
          const { BANK, VAT = 0, ...others } = await ledgerOf(tx);
          expect([BANK, VAT]).toEqual([written.payable, -written.vat || 0]);
          expect(-sumOf(Object.values(others))).toBe(written.amount);
          const notes = await creditAll(tx, at, row.id, shares);
          expect(sumOf(notes.map((note) => note.amount))).toBe(written.amount);
          expect(sumOf(notes.map((note) => note.vat))).toBe(written.vat);
        },
      );
      await compare().catch((error) => {
        throw new Error(`of seed ${seed}, the ${turn + 1}th`, { cause: error });
      });
    }
  },
  Math.max(60_000, LONG * 10_000),
);

test.each([
  [
    '3 × 348.11 at 25 % are 261.08 of VAT',
    [
      [1, 34_811, 25],
      [1, 34_811, 25],
      [1, 34_811, 25],
    ],
    26_108,
  ],
  ['200 × 0.02 at 15 % are 0.60 of VAT', Array.from({ length: 200 }, () => [1, 2, 15]), 60],
] as const)('%s', async (_, given, vat) => {
  await atFinance(
    () => database,
    async (tx, at) => {
      const lines = given.map(([quantity, unitPrice, vatRate]) => ({
        quantity,
        unitPrice,
        vatRate,
      }));
      const { id } = await published(tx, at, lines as Line[]);
      expect(
        (await sent((await workerCall(tx, 'invoice_payload', id)) as InvoicePayload)).vat,
      ).toBe(vat);
      const notes = await creditAll(tx, at, id, []);
      expect(notes.map((note) => note.vat)).toEqual([vat]);
    },
  )();
});

test('each of three equal lines that are credited one by one, and each tenth of one, can be sent', async () => {
  await atFinance(
    () => database,
    async (tx, at) => {
      const one = { quantity: 1, unitPrice: 34_811, vatRate: 25 };
      const invoice = await published(tx, at, [one, one, one]);
      const vats: number[] = [];
      for (const place of [0, 1, 2]) {
        const note = await credit(tx, at, await readInvoice(tx, invoice.id), { [place]: '1' });
        await publishCredit(tx, at, note.id);
        vats.push(
          (await sent((await workerCall(tx, 'credit_note_payload', note.id)) as CreditNotePayload))
            .vat,
        );
      }
      expect(vats).toEqual([8_703, 8_703, 8_702]);
      const small = await published(tx, at, [{ quantity: 1, unitPrice: 1_005, vatRate: 25 }]);
      const amounts: number[] = [];
      for (const quantity of ['0.10', '0.10', '0.10', '0.10', '0.10', '0.10', '0.40']) {
        const note = await credit(tx, at, await readInvoice(tx, small.id), { 0: quantity });
        await publishCredit(tx, at, note.id);
        const written = await sent(
          (await workerCall(tx, 'credit_note_payload', note.id)) as CreditNotePayload,
        );
        amounts.push(written.amount);
      }
      expect(amounts).toEqual([101, 101, 101, 101, 101, 101, 399]);
    },
  )();
});
