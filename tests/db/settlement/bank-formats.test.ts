import { beforeAll, describe, expect, test } from 'vitest';
import type { SimulatedEntry } from '#sandbox/bank/simulated-transaction.ts';
import { writeCamt053, writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { writeOcrGiro } from '#sandbox/bank/write-ocr-giro.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, fileOf, outcomes, paid, queue } from './bank-file.ts';
import { makeClaim, standing } from './claim.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';

// Goal: payments that the bank reports by OCR giro, by notification and by statement are booked once, whichever comes
// first, and equal payments stay separate.
// Method: the same payments in each format, with references that have nothing in common.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

let serial = 500_000_000;

/** The entries as a bank system reports them that gives its own references. */
const anew = (entries: SimulatedEntry[], more: Partial<SimulatedEntry> = {}): SimulatedEntry[] =>
  entries.map((entry) => {
    serial += 1;
    const reference = String(serial);
    const transactions = entry.transactions.map((one) => ({ ...one, reference }));
    return { ...entry, reference, transactions, ...more };
  });

type Format = 'ocr' | '054' | '053';
const formats: Format[] = ['ocr', '054', '053'];

function written(format: Format, entries: SimulatedEntry[]): string | Uint8Array {
  const file = fileOf(anew(entries));
  if (format === 'ocr') return writeOcrGiro(file);
  return format === '054' ? writeCamt054(file, '02') : writeCamt053(file, '08', {});
}

const bookAs = async (
  tx: TestTransaction,
  at: Finance,
  format: Format,
  entries: SimulatedEntry[],
) => {
  const { id } = await book(tx, at.finance, written(format, entries));
  return outcomes(tx, id);
};

const waiting = async (tx: TestTransaction) =>
  (await queue(tx)).filter(({ status }) => status === 'WAITING').map(({ reason }) => reason);

const orders = formats.flatMap((first) =>
  formats.flatMap((second) =>
    formats
      .filter((third) => new Set([first, second, third]).size === 3)
      .map((third) => [first, second, third] as const),
  ),
);

describe.each(orders)('%s, then %s, then %s', (...order) => {
  // Requirements: B10.8
  test_('book each payment of the day once', async (tx, at) => {
    const [one, two, half] = [
      await makeClaim(tx, at),
      await makeClaim(tx, at),
      await makeClaim(tx, at),
    ];
    // Two equal parts of an invoice on one day are two payments.
    const part = Math.floor(half.total / 2) - 1;
    const entries = [
      paid(one.kid, one.total),
      paid(half.kid, part),
      paid(two.kid, two.total),
      paid(half.kid, part),
    ];
    for (const format of order) await bookAs(tx, at, format, entries);
    const sum = one.total + two.total + 2 * part;
    expect(await ledgerOf(tx)).toMatchObject({ BANK: sum });
    expect(await ledgerOf(tx)).not.toHaveProperty('UNEXPLAINED');
    expect(await standing(tx, one)).toMatchObject({ paid: one.total, payment: 'FULL' });
    expect(await standing(tx, half)).toMatchObject({ paid: 2 * part, payment: 'PARTIAL' });
    expect(await waiting(tx)).toEqual([]);
    await expectProof(tx);
  });
});

// Requirements: B10.8
test_('an additional equal payment in one format is a new payment', async (tx, at) => {
  const claim = await makeClaim(tx, at);
  const entry = paid(claim.kid, 100);
  expect(await bookAs(tx, at, 'ocr', [entry])).toEqual(['BOOKED']);
  expect((await bookAs(tx, at, '054', [entry, entry])).sort()).toEqual(['BOOKED', 'KNOWN']);
  expect(await bookAs(tx, at, 'ocr', [entry])).toEqual(['KNOWN']);
  expect(await bookAs(tx, at, 'ocr', [entry])).toEqual(['BOOKED']);
  expect(await standing(tx, claim)).toMatchObject({ paid: 300 });
});

test_('another amount, another KID or a reversal is another transaction', async (tx, at) => {
  const [claim, other] = [await makeClaim(tx, at), await makeClaim(tx, at)];
  await bookAs(tx, at, 'ocr', [paid(claim.kid, 100)]);
  const reversal = { direction: 'DEBIT', isReversal: true } as const;
  const more = [paid(claim.kid, 101), paid(other.kid, 100), paid(claim.kid, 100, reversal)];
  expect(await bookAs(tx, at, '054', more)).toEqual(['BOOKED', 'BOOKED', 'REVERSED']);
  expect(await bookAs(tx, at, 'ocr', [more[2]!])).toEqual(['KNOWN']);
});

test_('a payment of several invoices is known by its parts', async (tx, at) => {
  const [one, two] = [await makeClaim(tx, at), await makeClaim(tx, at)];
  const kids = [
    { kid: one.kid, amountMinor: one.total },
    { kid: two.kid, amountMinor: two.total },
  ];
  const amountMinor = one.total + two.total;
  const single = paid(one.kid, amountMinor);
  const both = { ...single, transactions: [{ ...single.transactions[0]!, kids }] };
  expect(await bookAs(tx, at, '054', [both])).toEqual(['BOOKED']);
  expect(await bookAs(tx, at, 'ocr', [both])).toEqual(['KNOWN', 'KNOWN']);
  expect(await ledgerOf(tx)).toMatchObject({ BANK: amountMinor });
});

test_('one known part and one unknown part are a possible duplicate', async (tx, at) => {
  const [one, two] = [await makeClaim(tx, at), await makeClaim(tx, at)];
  await bookAs(tx, at, 'ocr', [paid(one.kid, 100)]);
  const kids = [
    { kid: one.kid, amountMinor: 100 },
    { kid: two.kid, amountMinor: 200 },
  ];
  const single = paid(one.kid, 300);
  const both = { ...single, transactions: [{ ...single.transactions[0]!, kids }] };
  expect(await bookAs(tx, at, '054', [both])).toEqual(['POSSIBLE_DUPLICATE']);
});

// Requirements: B10.8
test_('a day apart, or without a KID, is a possible duplicate', async (tx, at) => {
  const claim = await makeClaim(tx, at);
  const entry = paid(claim.kid, claim.total);
  await bookAs(tx, at, 'ocr', [entry, paid(null, 4_200, { text: 'Faktura' })]);
  const later = [{ ...entry, bookedOn: '2026-11-23' }, paid(null, 4_200)];
  expect(await bookAs(tx, at, '054', later)).toEqual(['POSSIBLE_DUPLICATE', 'POSSIBLE_DUPLICATE']);
  expect(await standing(tx, claim)).toMatchObject({ paid: claim.total });
  // A statement of several days has the payment of the earlier day as well, so the later one is no duplicate.
  const both = [entry, { ...entry, bookedOn: '2026-11-24' }];
  expect(await bookAs(tx, at, '054', both)).toEqual(['KNOWN', 'INVOICE_PAID']);
  // Further apart it is a second payment, of an invoice that is paid.
  const far = { ...entry, bookedOn: '2026-11-30' };
  expect(await bookAs(tx, at, '054', [far])).toEqual(['INVOICE_PAID']);
});

test_('the reference of the bank identifies the duplicate', async (tx, at) => {
  const entry = paid(null, 4_200, { text: 'Faktura' });
  await book(tx, at.finance, writeOcrGiro(fileOf([entry])));
  const camt = await book(tx, at.finance, writeCamt054(fileOf([entry]), '08'));
  expect(await outcomes(tx, camt.id)).toEqual(['KNOWN']);
  expect(await ledgerOf(tx)).toMatchObject({ BANK: 4_200 });
});

describe('a sum without details', () => {
  const bare = (entries: SimulatedEntry[]) => {
    const all = entries.flatMap(({ transactions }) => transactions);
    const whole = writeCamt053(fileOf(anew([{ ...entries[0]!, transactions: all }])), '02', {});
    return whole.replace(/<TxDtls>[\s\S]*<\/TxDtls>\s*/, '');
  };

  for (const isFirst of [true, false]) {
    test_(`that comes ${isFirst ? 'before' : 'after'} its payments counts once`, async (tx, at) => {
      const [one, two] = [await makeClaim(tx, at), await makeClaim(tx, at)];
      const entries = [paid(one.kid, one.total), paid(two.kid, two.total)];
      if (isFirst) {
        const { id } = await book(tx, at.finance, bare(entries));
        expect(await outcomes(tx, id)).toEqual(['UNSPLIT']);
      }
      await bookAs(tx, at, 'ocr', entries);
      if (!isFirst) {
        const { id } = await book(tx, at.finance, bare(entries));
        expect(await outcomes(tx, id)).toEqual(['KNOWN']);
      }
      expect(await ledgerOf(tx)).toMatchObject({ BANK: one.total + two.total });
      expect(await ledgerOf(tx)).not.toHaveProperty('UNEXPLAINED');
      expect(await waiting(tx)).toEqual([]);
      expect(await standing(tx, two)).toMatchObject({ payment: 'FULL' });
      await expectProof(tx);
    });
  }

  test_('is known once for each amount of the day', async (tx, at) => {
    const entry = paid('99999999999999', 100);
    await bookAs(tx, at, 'ocr', [entry]);
    const two = writeCamt053(fileOf(anew([entry, entry])), '02', {});
    const { id } = await book(tx, at.finance, two.replace(/<NtryDtls>[\s\S]*?<\/NtryDtls>/g, ''));
    expect((await outcomes(tx, id)).sort()).toEqual(['KNOWN', 'NO_KID']);
  });
});

describe('a payment that is only on the statement', () => {
  test_('waits, and is matched by an operator once', async (tx, at) => {
    const claim = await makeClaim(tx, at);
    const entries = [paid(claim.kid, claim.total)];
    expect(await bookAs(tx, at, '053', entries)).toEqual(['STATEMENT_ONLY']);
    const [{ id } = { id: '' }] = await queue(tx);
    await call(tx, at.finance, 'match_bank_transaction', { id, invoiceId: claim.id });
    expect(await bookAs(tx, at, 'ocr', entries)).toEqual(['KNOWN']);
    expect(await ledgerOf(tx)).toMatchObject({ BANK: claim.total });
  });

  test_('leaves the queue with an event when its notification comes', async (tx, at) => {
    const claim = await makeClaim(tx, at);
    const entries = [paid(claim.kid, claim.total)];
    await bookAs(tx, at, '053', entries);
    expect(await bookAs(tx, at, '054', entries)).toEqual(['BOOKED']);
    const [exception] = await queue(tx);
    expect(exception).toMatchObject({ status: 'MATCHED', waiting: 0 });
    expect(
      await tx.query(
        `select event_type, actor_kind::text from app_public.events where entity_id = $1 order by id`,
        [exception!.id],
      ),
    ).toContainEqual(expect.objectContaining({ actor_kind: 'WORKER' }));
  });
});
