// Goal: the books can be exported. Method: an invoice that is paid and settled, validated by the
// schema if available, and books with one error each.
import { expect, test } from 'vitest';
import type { SafT, SafTLine } from '#workers/modules/settlement/saf-t/saf-t.ts';
import { safTFileName, writeSafT } from '#workers/modules/settlement/saf-t/write-saf-t.ts';
import { schemaFaults } from '../support/standards.ts';

const account = (id: string, closingMinor: number, openingMinor = 0) => ({
  id,
  description: `Konto ${id}`,
  groupingCategory: 'RF-1167',
  groupingCode: id,
  openingMinor,
  closingMinor,
});
const line = (
  id: string,
  accountId: string,
  amountMinor: number,
  parts: Partial<SafTLine> = {},
) => ({
  id,
  accountId,
  description: 'Faktura 7',
  amountMinor,
  customerId: null,
  supplierId: null,
  kid: null,
  tax: null,
  ...parts,
});
const address = { street: 'Storgata 1', postCode: '0155', town: 'Oslo', country: 'NO' };

const transaction = {
  id: 'J-1',
  occurredOn: '2026-11-20',
  enteredOn: '2026-11-21',
  postedOn: '2026-11-20',
  description: 'Faktura 7 & følgende',
  lines: [
    line('1', '1500', 125_000, { customerId: 'C1', kid: '60224000000011' }),
    line('2', '3000', -100_000, { tax: { code: '3', baseMinor: -100_000, amountMinor: -25_000 } }),
    line('3', '2740', -25_000),
  ],
};

const books: SafT = {
  createdOn: '2026-12-01',
  software: { company: 'Honorar AS', name: 'Honorar', version: '0.1.0' },
  company: {
    organizationNumber: '123456785',
    name: 'Honorar AS',
    isVatRegistered: true,
    address,
    contact: { firstName: 'Åse', lastName: 'Ærlig', phone: '22334455' },
  },
  from: '2026-11-01',
  to: '2026-11-30',
  accounts: [
    account('1500', 130_000, 5000),
    account('3000', -105_000, -5000),
    account('2740', -25_000),
  ],
  customers: [
    {
      id: 'C1',
      organizationNumber: '974760673',
      name: 'Kunde <To> AS',
      address,
      accountId: '1500',
      openingMinor: 5000,
      closingMinor: 130_000,
    },
  ],
  suppliers: [
    {
      id: 'S1',
      organizationNumber: null,
      name: 'Frilanser',
      address: null,
      accountId: '2740',
      openingMinor: 0,
      closingMinor: 0,
    },
  ],
  taxCodes: [{ code: '3', description: 'Utgående', standardCode: '3', rateHundredths: 2500 }],
  journals: [{ id: 'GL', description: 'Hovedbok', type: 'GL', transactions: [transaction] }],
};

const refusalsOf = (changed: Partial<SafT>) => {
  const result = writeSafT({ ...books, ...changed });
  return result.isWritten ? [] : result.refusals.map(({ code, path }) => `${code} ${path}`);
};
const withTransaction = (changed: Partial<typeof transaction>) =>
  refusalsOf({
    journals: [{ ...books.journals[0]!, transactions: [{ ...transaction, ...changed }] }],
  });

// Requirements: B10.10
test('books are valid, with the sums of debit and credit', () => {
  const result = writeSafT(books);
  if (!result.isWritten) expect.unreachable(JSON.stringify(result.refusals));
  expect(schemaFaults(result.xml)).toBe('');
  expect(result.xml).toContain(
    '<TotalDebit>1250.00</TotalDebit>\n<TotalCredit>1250.00</TotalCredit>',
  );
  expect(result.xml).toContain('<OpeningCreditBalance>50.00</OpeningCreditBalance>');
  expect(result.xml).toContain('<CID>60224000000011</CID>');
});

test('a period without entries, customers and tax codes is valid', () => {
  const empty = { ...books, customers: [], suppliers: [], taxCodes: [], journals: [] };
  const result = writeSafT({ ...empty, accounts: [account('1500', 5000, 5000)] });
  expect(result.isWritten && schemaFaults(result.xml)).toBe('');
});

// Requirements: B10.10
test('a transaction that does not sum to zero is not written', () => {
  expect(withTransaction({ lines: transaction.lines.slice(0, 2) })).toEqual([
    'SUM_DIFFERS journals.0.transactions.0',
    'SUM_DIFFERS accounts.2.closingMinor',
  ]);
});

test('opening balance and lines give the closing balance', () => {
  const accounts = [account('1500', 129_999, 5000), ...books.accounts.slice(1)];
  expect(refusalsOf({ accounts })).toEqual(['SUM_DIFFERS accounts.0.closingMinor']);
});

test('lines refer to accounts, customers and codes of the file', () => {
  const place = 'journals.0.transactions.0.lines.0';
  const [first, ...others] = transaction.lines;
  const changed = (parts: Partial<SafTLine>) =>
    withTransaction({ lines: [{ ...first!, ...parts }, ...others] });
  expect(changed({ customerId: 'C2' })).toEqual([`NOT_FOUND ${place}.customerId`]);
  expect(changed({ supplierId: 'S2' })).toEqual([`NOT_FOUND ${place}.supplierId`]);
  expect(changed({ accountId: '9999' })).toContain(`NOT_FOUND ${place}.accountId`);
  expect(changed({ id: '2' })).toEqual(['TAKEN journals.0.transactions.0.lines.1.id']);
  expect(changed({ tax: { code: '9', baseMinor: 1, amountMinor: 1 } })).toEqual([
    `NOT_FOUND ${place}.tax.code`,
  ]);
});

test('entries are within the period', () => {
  expect(withTransaction({ postedOn: '2026-12-01' })).toEqual([
    'INVALID journals.0.transactions.0.postedOn',
  ]);
});

test('the file has the prescribed name', () => {
  expect(safTFileName('123456785', '2026-12-01T06:07:08')).toBe(
    'SAF-T Financial_123456785_20261201060708_1_1.xml',
  );
});
