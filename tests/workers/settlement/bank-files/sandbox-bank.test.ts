// Goal: files of the sandbox's bank are valid by the official schemas and are read as simulated.
import { describe, expect, test } from 'vitest';
import { paymentVariants } from '#sandbox/bank/bank-order.ts';
import { writeCamt053, writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { writeOcrGiro } from '#sandbox/bank/write-ocr-giro.ts';
import { splitPayment } from '#workers/modules/settlement/bank-files/split-payment.ts';
import { schemaFaults } from '../support/standards.ts';
import { claims, entriesOf, fileOf } from './support/simulated-file.ts';
import { acceptedFile, transactionsOf } from './support/transactions-of.ts';

describe.each(['02', '08'] as const)('version %s', (version) => {
  const file = fileOf(paymentVariants.flatMap((variant, at) => entriesOf(variant, at + 1)));
  const notification = writeCamt054(file, version);
  const statement = writeCamt053(file, version, { '86011117947': -1_000_000 });

  test('all variants are valid', () => {
    expect(schemaFaults(notification)).toBe('');
    expect(schemaFaults(statement)).toBe('');
  });

  test('a statement contains what the notification contains, and adds up', () => {
    const rows = transactionsOf(notification).map(({ line, ...row }) => row);
    expect(transactionsOf(statement)).toMatchObject(rows);
    expect(acceptedFile(statement).statements[0]?.completeness).toBe('COMPLETE');
  });
});

test.each(paymentVariants)(
  '%s: both versions and OCR giro contain the same payments',
  (variant) => {
    const file = fileOf(entriesOf(variant));
    const facts = (content: string | Uint8Array) =>
      transactionsOf(content)
        .filter(({ kind, status }) => kind === 'PAYMENT' && status === 'BOOK')
        .flatMap((row): object[] => splitPayment(row) ?? [{ amountMinor: row.amountMinor }]);
    const first = facts(writeCamt054(file, '02'));
    expect(first).toHaveLength(variant === 'PENDING' ? 0 : claims.length);
    expect(facts(writeCamt054(file, '08'))).toEqual(first);
    expect(facts(writeOcrGiro(file))).toEqual(first);
  },
);

const amounts = (variant: (typeof paymentVariants)[number]) =>
  transactionsOf(writeCamt054(fileOf(entriesOf(variant)), '02')).map((row) => row.amountMinor);

test('the variants differ as their names indicate', () => {
  expect(amounts('RIGHT')).toEqual([123_450, 99]);
  expect(amounts('PARTIAL')).toEqual([61_725, 49]);
  expect(amounts('ONE_OERE_SHORT')).toEqual([123_449, 98]);
  expect(amounts('SEVERAL_KIDS')).toEqual([123_549]);
  expect(amounts('BATCH')).toEqual([123_450, 99]);
});

test('names with letters that XML reserves are preserved', () => {
  const rows = transactionsOf(writeCamt054(fileOf(entriesOf('RIGHT')), '08'));
  expect(rows.map(({ payer }) => payer.name)).toEqual(claims.map(({ payerName }) => payerName));
});

test('OCR giro consists of lines of 80 characters', () => {
  const lines = Buffer.from(writeOcrGiro(fileOf(entriesOf('KID_IN_TEXT'))))
    .toString('latin1')
    .split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.every((line) => line.length === 80)).toBe(true);
});
