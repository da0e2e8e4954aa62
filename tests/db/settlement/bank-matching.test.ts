import { beforeAll, describe, expect, test } from 'vitest';
import { writeOcrGiro } from '#sandbox/bank/write-ocr-giro.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, fileOf, outcomes, paid, preview, queue } from './bank-file.ts';
import { makeClaim, standing } from './claim.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';

// Goal: each payment in a bank file is booked on the invoice of its KID, or waits with the reason; the ledger's bank
// account has all of it in both cases.
// Method: real files through the readers, against published invoices.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(
      () => database,
      async (tx, invoicer) => {
        await work(tx, invoicer);
        await expectProof(tx);
      },
    ),
  );

test_('a payment by KID resolves its invoice, in two formats alike', async (tx, invoicer) => {
  const [one, other] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
  const first = await book(tx, invoicer.finance, camt054([paid(one.kid, one.total)]));
  expect(first).toMatchObject({ status: 'BOOKED', booked_count: 1, queued_count: 0 });
  await book(tx, invoicer.finance, writeOcrGiro(fileOf([paid(other.kid, other.total)])));
  for (const claim of [one, other]) {
    expect(await standing(tx, claim)).toEqual({
      status: 'RESOLVED',
      paid: claim.total,
      payment: 'FULL',
    });
  }
  expect(await ledgerOf(tx)).toMatchObject({ BANK: one.total + other.total });
  expect(await ledgerOf(tx)).not.toHaveProperty('UNEXPLAINED');
  const payments = await tx.query(
    'select source::text, bank_transaction_id is not null as is_traced from app_public.payments',
  );
  expect(payments).toEqual(Array(2).fill({ source: 'BANK', is_traced: true }));
});

test_('a preview books nothing and shows the outcomes', async (tx, invoicer) => {
  const { kid, total } = await makeClaim(tx, invoicer);
  const entries = [paid(kid, total), paid(null, 500), paid(kid, 1, { status: 'PDNG' })];
  expect(await preview(tx, invoicer.finance, camt054(entries))).toMatchObject({
    status: 'PREVIEW',
    transaction_count: 3,
    booked_count: 1,
    queued_count: 1,
    ignored_count: 1,
    booked_minor: String(total),
    format: 'CAMT_054',
  });
  expect(await ledgerOf(tx)).toEqual({});
});

test_('partial payments add up, in one file and over several', async (tx, invoicer) => {
  const claim = await makeClaim(tx, invoicer);
  await book(tx, invoicer.finance, camt054([paid(claim.kid, 100), paid(claim.kid, 200)]));
  expect(await standing(tx, claim)).toMatchObject({ paid: 300, payment: 'PARTIAL' });
  await book(tx, invoicer.finance, camt054([paid(claim.kid, claim.total - 300)]));
  expect(await standing(tx, claim)).toMatchObject({ status: 'RESOLVED', payment: 'FULL' });
});

test_('an overpayment waits, of one øre or twice the amount', async (tx, invoicer) => {
  const [more, twice] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
  const file = await book(
    ...([tx, invoicer.finance] as const),
    camt054([
      paid(more.kid, more.total + 1),
      paid(twice.kid, twice.total),
      paid(twice.kid, twice.total),
    ]),
  );
  expect(await outcomes(tx, file.id)).toEqual(['OVERPAID', 'BOOKED', 'INVOICE_PAID']);
  expect(await standing(tx, more)).toMatchObject({ status: 'PUBLISHED', payment: 'PENDING' });
  expect(await standing(tx, twice)).toMatchObject({ status: 'RESOLVED', payment: 'FULL' });
  expect(await ledgerOf(tx)).toMatchObject({
    BANK: more.total + 1 + 2 * twice.total,
    UNEXPLAINED: -(more.total + 1 + twice.total),
  });
});

test_('a smaller payment after an overpayment is booked', async (tx, invoicer) => {
  const { kid, total } = await makeClaim(tx, invoicer);
  const amounts = [total - 100, 200, 100];
  const file = await book(
    tx,
    invoicer.finance,
    camt054(amounts.map((amount) => paid(kid, amount))),
  );
  expect(await outcomes(tx, file.id)).toEqual(['BOOKED', 'OVERPAID', 'BOOKED']);
});

test_('a nullified invoice accepts no payment', async (tx, invoicer) => {
  const invoice = await makePublished(tx, invoicer);
  await publishCredit(tx, invoicer, (await credit(tx, invoicer, invoice, { 0: '10' })).id);
  const [row] = await tx.query<{ kid: string; status: string }>(
    'select kid, status::text from app_public.invoices where id = $1',
    [invoice.id],
  );
  expect(row!.status).toBe('NULLIFIED');
  const file = await book(tx, invoicer.finance, camt054([paid(row!.kid, 100)]));
  expect(await outcomes(tx, file.id)).toEqual(['INVOICE_NULLIFIED']);
});

test_('credit notes reduce the amount that is accepted', async (tx, invoicer) => {
  const invoice = await makePublished(tx, invoicer);
  await publishCredit(tx, invoicer, (await credit(tx, invoicer, invoice, { 0: '4' })).id);
  const [row] = await tx.query<{ kid: string; total: number }>(
    'select kid, total_minor::int as total from app_public.invoices where id = $1',
    [invoice.id],
  );
  const { kid, total } = row!;
  const file = await book(
    tx,
    invoicer.finance,
    camt054([paid(kid, total), paid(kid, total * 0.6)]),
  );
  expect(await outcomes(tx, file.id)).toEqual(['OVERPAID', 'BOOKED']);
});

describe('a KID in the free text', () => {
  test_('is used if the open amount is the same', async (tx, invoicer) => {
    const [right, wrong] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
    const file = await book(
      ...([tx, invoicer.finance] as const),
      camt054([
        paid(null, right.total, { text: `Faktura ${right.kid}` }),
        paid(null, wrong.total - 1, { text: `KID:${wrong.kid}, takk` }),
        paid(null, 500, { text: 'Faktura 60224000000011' }),
      ]),
    );
    expect(await outcomes(tx, file.id)).toEqual(['BOOKED', 'NO_KID', 'NO_KID']);
    expect((await queue(tx))[0]).toMatchObject({ invoice_id: wrong.id });
    expect(await standing(tx, wrong)).toMatchObject({ payment: 'PENDING' });
  });
});

describe('several KIDs', () => {
  const several = (parts: { kid: string; amountMinor: number }[], amountMinor: number) => {
    const [entry] = [paid(null, amountMinor)];
    return { ...entry!, transactions: [{ ...entry!.transactions[0]!, kids: parts }] };
  };

  test_('are several payments if the parts add up', async (tx, invoicer) => {
    const [one, other] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
    const parts = [one, other].map(({ kid, total }) => ({ kid, amountMinor: total }));
    const file = await book(
      ...([tx, invoicer.finance] as const),
      camt054([several(parts, one.total + other.total)]),
    );
    expect(await outcomes(tx, file.id)).toEqual(['BOOKED']);
    expect(await tx.query('select from app_public.payments')).toHaveLength(2);
  });

  test_('wait as a whole if they do not, or if one part is too large', async (tx, invoicer) => {
    const [one, other] = [await makeClaim(tx, invoicer), await makeClaim(tx, invoicer)];
    const parts = [
      { kid: one.kid, amountMinor: 100 },
      { kid: other.kid, amountMinor: other.total + 1 },
    ];
    const file = await book(
      ...([tx, invoicer.finance] as const),
      camt054([several(parts, 99), several(parts, other.total + 101), paid(one.kid, one.total)]),
    );
    expect(await outcomes(tx, file.id)).toEqual(['PARTS_DIFFER', 'OVERPAID', 'BOOKED']);
  });
});

test_(
  'a transaction that is no payment waits with its reason, and one in another currency is a payment',
  async (tx, invoicer) => {
    const { kid } = await makeClaim(tx, invoicer);
    const abroad = await makeClaim(tx, invoicer);
    const foreign = paid(abroad.kid, abroad.total);
    foreign.transactions[0]!.foreign = { amount: '100.00', currency: 'EUR', rate: '11.5' };
    const file = await book(
      ...([tx, invoicer.finance] as const),
      camt054([
        foreign,
        paid('60224000000011', 100),
        paid(null, 200),
        paid(null, 300, { direction: 'DEBIT' }),
        paid(kid, 400, { direction: 'DEBIT', isReversal: true }),
        paid(kid, 500, { amountMinor: 450 }),
      ]),
    );
    expect(await outcomes(tx, file.id)).toEqual([
      'BOOKED',
      'UNKNOWN_KID',
      'NO_KID',
      'DEBIT',
      'REVERSED',
      'BOOKED',
      'DIFFERENCE',
    ]);
    const waiting = (await queue(tx)).map((one) => one.waiting);
    expect(waiting).toEqual([100, 200, -300, -400, -50]);
    expect(await standing(tx, abroad)).toMatchObject({ status: 'RESOLVED', paid: abroad.total });
    expect(await ledgerOf(tx)).toMatchObject({ BANK: abroad.total + 100 + 200 - 300 - 400 + 450 });
  },
);
