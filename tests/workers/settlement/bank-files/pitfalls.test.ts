// Goal: errors that users of other programs reported do not happen here. Method: a camt file for
// each, written by hand, read as a whole.
import { expect, test } from 'vitest';
import {
  isPaymentIn,
  splitPayment,
  suggestedKid,
} from '#workers/modules/settlement/bank-files/split-payment.ts';
import {
  balance,
  document,
  entry,
  freeText,
  kid,
  notification,
  statement,
  transaction,
} from './support/example-camt.ts';
import { acceptedFile, transactionsOf } from './support/transactions-of.ts';

const A = '60224000000011';
const B = '60224000000029';

const amounts = (file: string) =>
  transactionsOf(file).map(({ kind, direction, amountMinor }) => [kind, direction, amountMinor]);
const codes = (file: string) => acceptedFile(file).findings.map(({ code }) => code);

test('each transaction of a batch has its own amount, not the entry’s', () => {
  const batch = transaction('329.56', kid(A), 'T1') + transaction('100.00', kid(B), 'T2');
  const rows = transactionsOf(notification(entry('429.56', batch)));
  expect(rows.map(splitPayment)).toEqual([
    [{ kid: A, amountMinor: 32_956 }],
    [{ kid: B, amountMinor: 10_000 }],
  ]);
});

test('charges that make the entry smaller than its transactions are a row of their own', () => {
  const file = notification(entry('97.00', transaction('100.00', kid(A), 'T1')));
  expect(amounts(file)).toEqual([
    ['PAYMENT', 'CREDIT', 10_000],
    ['DIFFERENCE', 'DEBIT', 300],
  ]);
  expect(codes(file)).toContain('ENTRY_DIFFERS_FROM_TRANSACTIONS');
});

test('a reversal is no incoming payment, whichever sign the bank gives it', () => {
  for (const reversal of ['true', '1']) {
    for (const direction of ['CRDT', 'DBIT']) {
      const details = transaction('100.00', kid(A), 'T1');
      const [row] = transactionsOf(notification(entry('100.00', details, { direction, reversal })));
      expect(row?.isReversal).toBe(true);
      expect(isPaymentIn(row!)).toBe(false);
    }
  }
  const [row] = transactionsOf(
    notification(entry('100.00', transaction('100.00', kid(A)), { reversal: 'false' })),
  );
  expect(isPaymentIn(row!)).toBe(true);
});

test('a reversal has another key than the payment whose reference it repeats', () => {
  const details = transaction('100.00', kid(A), 'T1');
  const [paid, taken] = transactionsOf(
    notification(
      entry('100.00', details) + entry('100.00', details, { direction: 'DBIT', reversal: 'true' }),
    ),
  );
  expect(paid!.key).not.toBe(taken!.key);
});

test('a reversed credit with a KID is reported, since banks sign it in two ways', () => {
  const details = transaction('100.00', kid(A), 'T1');
  expect(codes(notification(entry('100.00', details, { reversal: 'true' })))).toContain(
    'REVERSED_CREDIT_WITH_KID',
  );
});

test('a statement whose balances need the other sign of reversals inverts them', () => {
  const reversal = entry('40.00', '', { direction: 'DBIT', reversal: 'true' });
  const file = statement(balance('OPBD', '100.00') + balance('CLBD', '140.00'), reversal);
  const [read] = acceptedFile(file).statements;
  expect(read?.completeness).toBe('COMPLETE');
  expect(read?.transactions[0]?.direction).toBe('CREDIT');
  expect(codes(file)).toContain('REVERSALS_SIGNED_OTHERWISE');
});

test('transactions with the same id stay separate', () => {
  const batch = transaction('10.00', kid(A), 'SAME') + transaction('20.00', kid(B), 'SAME');
  const equal = transaction('10.00', kid(A), 'TWIN') + transaction('10.00', kid(A), 'TWIN');
  const rows = transactionsOf(notification(entry('30.00', batch) + entry('20.00', equal)));
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});

test('equal payments in a file are separate payments, and stay so in an overlapping file', () => {
  const equal = entry('10.00', transaction('10.00', kid(A))).repeat(2);
  const first = transactionsOf(notification(equal)).map(({ key }) => key);
  expect(new Set(first).size).toBe(2);
  const again = transactionsOf(notification(equal + entry('5.00', '', { reference: 'E2' })));
  expect(again.slice(0, 2).map(({ key }) => key)).toEqual(first);
});

test('overlapping files give the same key, in both versions and in a statement', () => {
  const details = transaction('10.00', kid(A), 'T1');
  const balances = balance('OPBD', '0.00') + balance('CLBD', '10.00');
  const files = [
    notification(entry('10.00', details)),
    notification(entry('10.00', details), '08'),
    notification(entry('10.00', details), '02', 'NO9386011117947'),
    statement(balances, entry('10.00', details)),
  ];
  expect(new Set(files.map((file) => transactionsOf(file)[0]!.key)).size).toBe(1);
});

test('a payment without any reference has a key of this file and is reported', () => {
  const file = notification(entry('10.00', transaction('10.00', kid(A)), { reference: '' }));
  expect(transactionsOf(file)[0]!.keySource).toBe('FILE');
  expect(codes(file)).toContain('NO_BANK_REFERENCE');
});

test('a pending payment does not take the key of the booked payment that follows', () => {
  const details = transaction('10.00', kid(A), 'T1');
  const keys = ['PDNG', 'INFO', 'BOOK'].map((status) => {
    const [row] = transactionsOf(notification(entry('10.00', details, { status })));
    expect(isPaymentIn(row!)).toBe(status === 'BOOK');
    return row!.key;
  });
  expect(new Set(keys).size).toBe(3);
});

test('every notification and every entry is read, also those without details', () => {
  const two =
    entry('10.00', transaction('10.00', kid(A), 'T1')) + entry('20.00', '', { reference: 'E2' });
  const part = (account: string) =>
    `<Ntfctn><Id>N</Id><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>${two}</Ntfctn>`;
  const file = document(
    'camt.054.001.08',
    'BkToCstmrDbtCdtNtfctn',
    part('86011117947') + part('12345678903'),
  );
  expect(transactionsOf(file).map(({ amountMinor }) => amountMinor)).toEqual([
    1000, 2000, 1000, 2000,
  ]);
});

test('a debit stays a debit', () => {
  const [row] = transactionsOf(notification(entry('10.00', '', { direction: 'DBIT' })));
  expect(row).toMatchObject({ direction: 'DEBIT', amountMinor: 1000 });
});

test('several KIDs are split only when their parts sum to the payment', () => {
  const split = (first: string | undefined, second: string | undefined) => {
    const details = transaction('30.00', kid(A, first) + kid(B, second), 'T1');
    return splitPayment(transactionsOf(notification(entry('30.00', details)))[0]!);
  };
  expect(split('10.00', '20.00')).toHaveLength(2);
  expect(split('10.00', '20.01')).toBeNull();
  expect(split(undefined, '20.00')).toBeNull();
  expect(split(undefined, undefined)).toBeNull();
});

test('a KID in the free text is suggested and not applied', () => {
  const details = transaction('30.00', freeText(`Faktura ${A}`), 'T1');
  const [row] = transactionsOf(notification(entry('30.00', details)));
  expect(splitPayment(row!)).toBeNull();
  expect(suggestedKid(row!)).toBe(A);
});
