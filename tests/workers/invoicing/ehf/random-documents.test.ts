// Goal: for any invoice the electronic document is valid and has the amounts that the database
// computed, to the øre. Method: a thousand random invoices and credit notes, computed by the
// database, checked, written and validated.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ublFaults } from '#sandbox/access-point/ubl-faults.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { DocumentLine } from '#workers/modules/invoicing/document-payload.ts';
import { checkEhf, isWritten } from '#workers/modules/invoicing/ehf/check-ehf.ts';
import type { EhfCreditNote, EhfInvoice } from '#workers/modules/invoicing/ehf/ehf-document.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import { amountsOf, sumOf } from './amounts-of.ts';
import { creditNote, invoice, vatRates, work } from './examples.ts';
import { clients, sellers } from './golden/documents/parts.ts';

const DOCUMENTS = 1_000;

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const text = (maxLength: number) =>
  fc.string({ unit: 'binary', minLength: 1, maxLength }).filter(isWritten);
const price = fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 10_000_000 }));
const line = fc.record({
  lineType: fc.constantFrom('WORK', 'EXTRA', 'BENEFIT', 'EXPENSE', 'MILEAGE', 'DIET'),
  quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
  unitPrice: price,
  dietTaxableUnitPrice: price,
  dietNonTaxableUnitPrice: price,
  vatRate: fc.constantFrom(...vatRates),
  description: text(60),
  unit: fc.constantFrom<DocumentLine['unit']>('HOUR', 'DAY', 'KM', 'PIECE'),
});
const document = fc.record({
  lines: fc.oneof(
    { weight: 9, arbitrary: fc.array(line, { minLength: 1, maxLength: 12 }) },
    { weight: 1, arbitrary: fc.array(line, { minLength: 1, maxLength: 40 }) },
  ),
  profile: fc.constantFrom('INDIVIDUAL', 'ORGANIZATION'),
  isCredit: fc.boolean(),
  seller: fc.constantFrom(...Object.values(sellers), invoice.seller),
  client: fc.constantFrom(invoice.client, clients.abroad),
  name: text(300),
  note: fc.option(text(200)),
  reference: text(80),
});
type Given = ReturnType<typeof document.generate>['value'];
type Computed = {
  error?: string;
  amount: number;
  vat: number;
  lineVat: number[];
  lineAmount: number[];
};

const taxed = ({ lines, seller }: Given) =>
  lines.map((one) => (seller.vatRegistered ? one : { ...one, vatRate: 0 }));

const compute = (given: Given[]): Promise<Computed[]> =>
  database.rolledBack(async (tx) => {
    const inputs = given.map((one) => ({
      profile: one.profile,
      salaryTaxPercent: 35,
      invoicedOn: '2026-11-09',
      // Descriptions contain letters that no text of the database can.
      lines: taxed(one).map(({ description, ...numbers }) => numbers),
    }));
    const rows = await tx.query<{ computed: Computed }>(
      `select app_hidden.compute_invoice(d.input) as computed
       from jsonb_array_elements($1::jsonb) with ordinality as d (input, place) order by place`,
      [JSON.stringify(inputs)],
    );
    return rows.map(({ computed }) => computed);
  });

function documentOf(given: Given, { amount, vat, lineVat, lineAmount }: Computed) {
  const lines = taxed(given).map((one, position): DocumentLine => {
    const diet = one.dietTaxableUnitPrice + one.dietNonTaxableUnitPrice;
    const { description, unit, quantity, vatRate } = one;
    const unitPrice = one.lineType === 'DIET' ? diet : one.unitPrice;
    const amounts = { amount: lineAmount[position]!, vat: lineVat[position]! };
    return { ...work, position, description, unit, quantity, unitPrice, vatRate, ...amounts };
  });
  const vatGroups = vatRates.flatMap((rate) => {
    const ofRate = lines.filter(({ vatRate }) => vatRate === rate);
    const [base, share] = [
      sumOf(ofRate.map((one) => one.amount)),
      sumOf(ofRate.map((one) => one.vat)),
    ];
    return ofRate.length > 0 ? [{ rate, base, vat: share }] : [];
  });
  const { seller, name, note, reference } = given;
  return {
    ...(given.isCredit ? creditNote : invoice),
    seller,
    note,
    buyerReference: reference,
    lines,
    vatGroups,
    amount,
    vat,
    total: amount + vat,
    client: { ...given.client, name },
  } satisfies EhfInvoice | EhfCreditNote;
}

// Requirements: B11.9
test('1 000 random documents are valid and sum to the øre', async () => {
  const seed = Date.now() % 2 ** 31;
  const given = fc.sample(document, { numRuns: DOCUMENTS * 2, seed });
  const computed = await compute(given);
  let judged = 0;
  for (const [at, one] of given.entries()) {
    const amounts = computed[at]!;
    // Lines that cannot carry the fee, and invoices of zero, are refused before they become
    // documents.
    if (amounts.error || amounts.amount === 0 || judged === DOCUMENTS) continue;
    judged += 1;
    const sent = { document: documentOf(one, amounts), attachments: [], vatRates };
    const label = `seed ${seed}, document ${at}`;
    expect(checkEhf(sent), label).toEqual([]);
    const xml = writeEhf(sent);
    expect(await ublFaults(xml), label).toEqual([]);
    const written = amountsOf(xml);
    const total = amounts.amount + amounts.vat;
    expect(written, label).toMatchObject({
      amount: amounts.amount,
      vat: amounts.vat,
      total,
      payable: total,
      lines: amounts.lineAmount,
    });
    expect([sumOf(written.lines), sumOf(written.bases), sumOf(written.vatOfRates)], label).toEqual([
      amounts.amount,
      amounts.amount,
      amounts.vat,
    ]);
  }
  expect(judged).toBe(DOCUMENTS);
});
