import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import type { Row } from '../../payout/call.ts';
import { type Invoicer, makeInvoicer } from '../draft.ts';
import { credit, makePublished, readInvoice } from './credit.ts';

// Goal: credited amounts are as the specification computes them, and nothing remains at the end.
// Method: random invoices credited in random portions until nothing remains, compared with a second implementation.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const PARTS = [
  'amount_minor',
  'vat_minor',
  'platform_fee_amount_minor',
  'employer_tax_amount_minor',
  'salary_tax_amount_minor',
  'gross_salary_minor',
  'payout_amount_minor',
] as const;
/** The amounts that follow from the credited share of the amount alone. */
const SHARED = PARTS.slice(2, -1);

const big = (row: Row, name: string) => BigInt(row[name] as number);
/** In hundredths, like quantities. */
const hundredths = (value: unknown) => BigInt(Math.round(Number(value) * 100));
/** Rounds half away from zero; the input is never negative. */
const share = (whole: bigint, part: bigint, all: bigint) =>
  all === 0n ? 0n : (2n * whole * part + all) / (2n * all);
const least = (a: bigint, b: bigint) => (a < b ? a : b);

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 3_000 }).map((n) => (n / 100).toString()),
  unitPrice: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 400_000 })),
  vatRate: fc.constantFrom('25', '25', '15', '0'),
  lineType: fc.constantFrom('EXTRA', 'EXTRA', 'BENEFIT'),
  description: fc.constant('Tillegg'),
});
/** The quantity of each line in each note, of what remains; null for none. */
const portions = fc.array(
  fc.array(fc.option(fc.integer({ min: 1, max: 100 })), { minLength: 3, maxLength: 3 }),
  { maxLength: 4 },
);

function quantities(lines: Row[], percents: (number | null)[]): Record<number, string> {
  return Object.fromEntries(
    lines.flatMap((one, at) => {
      const left = hundredths(one.remaining_quantity);
      const part = (left * BigInt(percents[at] ?? 0)) / 100n;
      return part > 0n ? [[at, (Number(part) / 100).toString()]] : [];
    }),
  );
}

/** The preview before the note is created: amount, VAT and total. */
async function previewOf(
  tx: TestTransaction,
  { owner }: Invoicer,
  { id }: Row,
  quantities: Record<number, string>,
): Promise<string[]> {
  const { rows } = await tx.as(owner, (client) =>
    client.query<Record<string, string>>(
      `select (c).amount_minor, (c).vat_minor, (c).total_minor
       from app_public.invoices i, lateral (select app_public.invoices_credit(i, $2::int[], $3::numeric[]) as c) s where i.id = $1`,
      [id, Object.keys(quantities), Object.values(quantities)],
    ),
  );
  return Object.values(rows[0] ?? {});
}

async function creditAll(
  tx: TestTransaction,
  invoicer: Invoicer,
  lines: object[],
  parts: (number | null)[][],
) {
  const work = { ...invoicer.work, quantity: '40' };
  const invoice = await makePublished(tx, invoicer, [work, ...lines]);
  const taken = new Map<unknown, bigint>();
  // The remaining quantity can be worth less than half an øre, for example.
  let isRestNothing = false;
  for (const percents of [...parts, [100, 100, 100]]) {
    const before = await readInvoice(tx, invoice.id);
    const chosen = quantities(before.lines, percents);
    if (Object.keys(chosen).length === 0) continue;
    const preview = await previewOf(tx, invoicer, before, chosen);
    // A credit note of zero is refused.
    isRestNothing = Number(preview[2]) === 0;
    if (isRestNothing) {
      await expectRefusals(credit(tx, invoicer, before, chosen), [
        { code: 'TOO_SMALL_OR_EQUAL', path: 'lines' },
      ]);
      continue;
    }
    const note = await credit(tx, invoicer, before, chosen);
    expect(preview).toEqual([note.amount_minor, note.vat_minor, note.total_minor].map(String));
    let amount = 0n;
    for (const [at, quantity] of Object.entries(chosen)) {
      const one = before.lines[Number(at)]!;
      const whole = big(one, 'amount_minor');
      const remaining = whole - (taken.get(one.id) ?? 0n);
      const isRest = hundredths(quantity) === hundredths(one.remaining_quantity);
      const credited = isRest
        ? remaining
        : least(remaining, share(whole, hundredths(quantity), hundredths(one.quantity)));
      taken.set(one.id, (taken.get(one.id) ?? 0n) + credited);
      amount += credited;
    }
    expect(big(note, 'amount_minor')).toBe(amount);
    const isLast = amount === big(before, 'remaining_amount_minor');
    for (const name of SHARED) {
      const remaining = big(before, `remaining_${name}`);
      expect(big(note, name)).toBe(
        isLast
          ? remaining
          : least(remaining, share(big(before, name), amount, big(before, 'amount_minor'))),
      );
    }
    const rates = new Set(before.lines.map(({ vat_rate }) => Number(vat_rate)));
    // With one rate VAT and payout are the credited share as well.
    for (const name of rates.size === 1 && !isLast
      ? (['vat_minor', 'payout_amount_minor'] as const)
      : []) {
      expect(big(note, name)).toBe(
        least(
          big(before, `remaining_${name}`),
          share(big(before, name), amount, big(before, 'amount_minor')),
        ),
      );
    }
    const [sums] = await tx.query<Row>(
      `select ${PARTS.map((name) => `sum(${name})::bigint as ${name}`).join(', ')}
       from app_public.credit_note_lines where credit_note_id = $1`,
      [note.id],
    );
    for (const name of PARTS) expect(big(sums!, name)).toBe(big(note, name));
  }
  const after = await readInvoice(tx, invoice.id);
  for (const name of PARTS) expect(after[`remaining_${name}`], name).toBe(0);
  if (!isRestNothing) for (const one of after.lines) expect(one.remaining_quantity).toBe(0);
}

const tiny = { quantity: '0.01', unitPrice: 1, vatRate: '25', description: 'Tillegg' };

// Requirements: B3.8
test.each(['individual', 'organization'] as const)(
  'an invoice of an %s is credited to exactly zero, in any portions',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 2 }), portions, async (lines, parts) => {
        await database.rolledBack(async (tx) => {
          const invoicer = await makeInvoicer(tx, kind);
          const taxed =
            kind === 'organization' ? lines.map((one) => ({ ...one, vatRate: '0' })) : lines;
          await creditAll(tx, invoicer, taxed, parts);
        });
      }),
      {
        numRuns: 12,
        // Finally a line worth zero.
        examples: [[[{ ...tiny, lineType: 'EXTRA' }], [[100, null, null]]]],
      },
    );
  },
);

test('crediting a line without VAT takes no VAT from an organisation', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'organization');
    await tx.query(
      'update app_public.freelance_profiles set is_vat_registered = true where id = $1',
      [invoicer.profile.id],
    );
    const extra = { lineType: 'EXTRA', quantity: '1', unitPrice: 200_000, vatRate: '0' };
    const work = { ...invoicer.work, vatRate: '25' };
    const invoice = await makePublished(tx, invoicer, [work, { ...extra, description: 'Porto' }]);
    expect(invoice).toMatchObject({ vat_minor: 250_000, payout_amount_minor: 1_390_000 });
    expect(await credit(tx, invoicer, invoice, { 1: 1 })).toMatchObject({
      amount_minor: 200_000,
      vat_minor: 0,
      platform_fee_amount_minor: 10_000,
      payout_amount_minor: 190_000,
    });
    expect(await credit(tx, invoicer, await readInvoice(tx, invoice.id), { 0: 10 })).toMatchObject({
      amount_minor: 1_000_000,
      vat_minor: 250_000,
      payout_amount_minor: 1_200_000,
    });
  });
});

test('one of two concurrent credit notes for the same quantity is refused', async () => {
  const { invoicer, invoice } = await database.committed(async (tx) => {
    const own = await makeInvoicer(tx);
    return { invoicer: own, invoice: await makePublished(tx, own) };
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      database.committed((tx) => credit(tx, invoicer, invoice, { 0: 4 })),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refusals = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { detail: string }).detail] : [],
  );
  for (const refusal of refusals) expect(refusal).toContain('LINE_MISMATCH');
  const after = await database.committed((tx) => readInvoice(tx, invoice.id));
  expect(after.remaining_amount_minor).toBe(200_000);
});

test('the preview of a refused credit note is zero', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    const invoice = await makePublished(tx, invoicer);
    const refused: Record<number, string>[] = [{ 0: '10.01' }, { 0: '-1' }, { 7: '1' }, {}];
    for (const quantities of refused) {
      expect(await previewOf(tx, invoicer, invoice, quantities)).toEqual(['0', '0', '0']);
    }
    expect(await previewOf(tx, invoicer, invoice, { 0: '2.5' })).toEqual([
      '250000',
      '62500',
      '312500',
    ]);
  });
});
