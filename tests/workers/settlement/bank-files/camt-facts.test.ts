// Goal: amounts, balances, parties and accounts of a camt file are read as the bank means them, and
// inexact values are reported. Method: small files written by hand.
import { expect, test } from 'vitest';
import { splitPayment } from '#workers/modules/settlement/bank-files/split-payment.ts';
import {
  balance,
  entry,
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

test('a single transaction without amount has the entry’s, several have none', () => {
  const one = transaction(null, kid(A), 'T1');
  expect(amounts(notification(entry('30.00', one)))).toEqual([['PAYMENT', 'CREDIT', 3000]]);
  const several = notification(entry('30.00', one + transaction('10.00', kid(B), 'T2')));
  expect(amounts(several)).toEqual([['UNSPLIT', 'CREDIT', 3000]]);
  expect(splitPayment(transactionsOf(several)[0]!)).toBeNull();
});

test('foreign currency counts as the bank booked it in NOK', () => {
  const details = transaction('100.00', kid(A), 'T1', 'EUR');
  const [row] = transactionsOf(notification(entry('1150.37', details)));
  expect(row).toMatchObject({
    amountMinor: 115_037,
    original: { amount: '100.00', currency: 'EUR' },
  });
});

test('an account in another currency has no amount in øre', () => {
  const file = notification(
    entry('100.00', transaction('100.00', kid(A), 'T1', 'EUR'), { currency: 'EUR' }),
  );
  expect(transactionsOf(file)[0]!.amountMinor).toBeNull();
  expect(codes(file)).toContain('CURRENCY_NOT_NOK');
});

test('fractions of an øre are reported, never rounded', () => {
  for (const [text, minor] of [
    ['0.1', 10],
    ['12', 1200],
    ['12.340', 1234],
    ['10000000000.00', 1_000_000_000_000],
    ['12.345', null],
    ['12,34', null],
    ['1e3', null],
    ['-5.00', null],
    ['10000000000.01', null],
    ['90071992547409.91', null],
    ['9'.repeat(39), null],
    ['', null],
  ] as const) {
    const file = notification(entry(text, ''));
    expect([text, transactionsOf(file)[0]!.amountMinor]).toEqual([text, minor]);
    expect(codes(file).some((code) => code.startsWith('AMOUNT_'))).toBe(minor === null);
  }
});

test('balances prove a statement complete, and show what is missing', () => {
  const balances = balance('OPBD', '100.00', 'DBIT') + balance('CLBD', '30.00');
  const whole = statement(
    balances,
    entry('150.00', '') + entry('20.00', '', { direction: 'DBIT' }),
  );
  expect(acceptedFile(whole).statements[0]).toMatchObject({
    completeness: 'COMPLETE',
    balances: [
      { code: 'OPBD', amountMinor: -10_000, day: '2026-11-20' },
      { code: 'CLBD', amountMinor: 3000 },
    ],
  });
  const pending = entry('7.00', '', { status: 'PDNG' });
  expect(
    acceptedFile(statement(balances, entry('130.00', '') + pending)).statements[0]?.completeness,
  ).toBe('COMPLETE');
  const part = statement(balances, entry('150.00', ''));
  expect(acceptedFile(part).statements[0]?.completeness).toBe('INCOMPLETE');
  expect(codes(part)).toContain('BALANCE_DIFFERS');
  expect(acceptedFile(notification(entry('1.00', ''))).statements[0]?.completeness).toBe(
    'UNPROVEN',
  );
});

test('accounts of others are skipped with a finding', () => {
  const file = notification(entry('1.00', ''));
  expect(acceptedFile(file, { ownAccounts: ['NO93 8601 1117 947'] }).statements).toHaveLength(1);
  const other = acceptedFile(file, { ownAccounts: ['12345678903'] });
  expect(other.statements).toEqual([]);
  expect(other.findings[0]?.code).toBe('ACCOUNT_NOT_OURS');
});

test('the parties, references and the return are read in both versions', () => {
  const refs = '<Refs><EndToEndId>X1</EndToEndId><TxId>X2</TxId></Refs>';
  const returned = '<RtrInf><Rsn><Cd>AC01</Cd></Rsn><AddtlInf>unknown account</AddtlInf></RtrInf>';
  const parties = (name: string) => `<RltdPties><Dbtr>${name}</Dbtr></RltdPties>`;
  const details = (name: string) => `<TxDtls>${refs}${parties(name)}${returned}</TxDtls>`;
  for (const [version, name] of [
    ['02', '<Nm>Åse &amp; Sønn</Nm>'],
    ['08', '<Pty><Nm>Åse &amp; Sønn</Nm></Pty>'],
  ] as const) {
    const [row] = transactionsOf(notification(entry('1.00', details(name)), version));
    expect(row).toMatchObject({
      payer: { name: 'Åse & Sønn', account: null },
      references: { endToEndId: 'X1', transactionId: 'X2', entryReference: 'E1' },
      returned: { reason: 'AC01', originalCode: null, text: ['unknown account'] },
      code: 'PMNT-RCDT-DMCT',
      bookedOn: '2026-11-20',
    });
  }
});

test('a status in version .08 is a choice element', () => {
  const file = notification(entry('1.00', '', { status: '<Cd>BOOK</Cd>' }), '08');
  expect(transactionsOf(file)[0]!.status).toBe('BOOK');
});
