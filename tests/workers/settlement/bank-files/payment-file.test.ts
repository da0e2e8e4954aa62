// Goal: a payment file is accepted by the bank or not written. Method: the official schemas if
// available, and a refusal for each error that they or banks refuse.
import { describe, expect, test } from 'vitest';
import { isBankAccountNumber, isIban } from '#shared/numbers/account-numbers.ts';
import type { PaymentFileVersion } from '#workers/core/worker-task.ts';
import type {
  Payment,
  PaymentGroup,
  PaymentOrder,
} from '#workers/modules/settlement/bank-files/payment/payment-order.ts';
import { paymentName } from '#workers/modules/settlement/bank-files/payment/payment-text.ts';
import { writePaymentFile } from '#workers/modules/settlement/bank-files/payment/write-payment-file.ts';
import { schemaFaults } from '../support/standards.ts';

const payment = (endToEndId: string, parts: Partial<Payment> = {}): Payment => ({
  endToEndId,
  amountMinor: 1_000_050,
  creditor: {
    name: 'Åse Ærlig',
    isPerson: true,
    account: { norwegian: '86011117947' },
    address: null,
  },
  reference: { text: 'Utbetaling 7' },
  ...parts,
});

const foreign = payment('SLIP-4', {
  amountMinor: 1,
  creditor: {
    name: 'Bjørn Müller',
    isPerson: true,
    account: { number: 'SE4550000000058398257466', bic: 'ESSESESS' },
    address: { street: 'Drottninggatan 1', postCode: '111 51', town: 'Stockholm', country: 'SE' },
  },
});
const organization = { ...payment('x').creditor, name: 'Ødegård & Sønn AS', isPerson: false };
const group = (kind: PaymentGroup['kind'], ...payments: Payment[]): PaymentGroup => ({
  id: `RUN-7-${kind}`,
  kind,
  executesOn: '2026-11-27',
  payments,
});

const order: PaymentOrder = {
  messageId: 'RUN-7',
  createdAt: '2026-11-25T10:00:00',
  initiator: { name: 'Honorar AS', agreement: { id: '12345678', scheme: 'CUST' } },
  debtor: { name: 'Honorar AS', account: '86011117947', bic: 'DNBANOKK' },
  groups: [
    group('SALARY', payment('SLIP-1'), payment('SLIP-2')),
    group('ORGANIZATION', payment('SLIP-3', { creditor: organization })),
    group(
      'TAX',
      payment('TAX-1', { creditor: organization, reference: { kid: '60224000000011' } }),
    ),
    group('FOREIGN', foreign),
  ],
};

function written(changed: PaymentOrder = order, version: PaymentFileVersion = '03') {
  const result = writePaymentFile(changed, version);
  if (!result.isWritten) expect.unreachable(JSON.stringify(result.refusals));
  return result.file;
}

/** The refusals of an order in which the first payment of the first group is replaced. */
function refusalsOf(parts: Partial<Payment>, kind: PaymentGroup['kind'] = 'SALARY') {
  const groups = [group(kind, { ...payment('SLIP-1'), ...parts })];
  const result = writePaymentFile({ ...order, groups }, '03');
  return result.isWritten ? [] : result.refusals.map(({ code, path }) => `${code} ${path}`);
}

describe.each(['03', '09'] as const)('pain.001 of version %s', (version) => {
  test('is valid, and the same order gives the same bytes', () => {
    const { xml, count, totalMinor } = written(order, version);
    expect(schemaFaults(xml)).toBe('');
    expect(written(structuredClone(order), version).xml).toBe(xml);
    expect([count, totalMinor]).toEqual([5, 4_000_201n]);
    expect(xml).toContain('<NbOfTxs>5</NbOfTxs>\n<CtrlSum>40002.01</CtrlSum>');
    expect(xml.startsWith('<?xml')).toBe(true);
  });
});

test('each kind of group has its own codes', () => {
  const groups = written().xml.split('<PmtInf>').slice(1);
  expect(groups.map((xml) => xml.includes('<Cd>SALA</Cd>'))).toEqual([true, false, false, false]);
  expect(groups.map((xml) => /<BtchBookg>(\w+)/.exec(xml)?.[1])).toEqual([
    'true',
    'true',
    'false',
    'false',
  ]);
  expect(groups[2]).toContain('<Ref>60224000000011</Ref>');
  expect(groups[3]).toMatch(/<BIC>ESSESESS<\/BIC>[\s\S]*<IBAN>SE4550000000058398257466/);
});

test('names keep Æ, Ø, Å and & within Norway, lose accents, and are cut at 70', () => {
  expect(paymentName('Aimée Ødegård & Sønn AS', false)).toBe('Aimee Ødegård & Sønn AS');
  expect(paymentName('Aimée Ødegård & Sønn AS', true)).toBe('Aimee Odegard + Sonn AS');
  expect(paymentName('Kari\u0000\u0007\tNordmann_2', false)).toBe('Kari Nordmann 2');
  expect(paymentName('A\u030ase', false)).toBe('Åse');
  expect(paymentName('x'.repeat(72), false)).toHaveLength(70);
  expect(paymentName('Иван', false)).toBeNull();
  const creditor = { ...organization, name: `Aimée Ødegård & Sønn ${'x'.repeat(60)}` };
  const changed = { ...order, groups: [group('ORGANIZATION', payment('E', { creditor }))] };
  const { xml, changedNames } = written(changed);
  expect(schemaFaults(xml)).toBe('');
  expect(changedNames).toMatchObject([{ path: 'groups.0.payments.0.creditor.name' }]);
  expect(xml).toContain('Ødegård &amp; Sønn');
});

test('a payee whose name cannot be written is reported', () => {
  const creditor = payment('x').creditor;
  const named = (name: string) => refusalsOf({ creditor: { ...creditor, name } });
  expect(named('Иван Петров')).toEqual(['INVALID groups.0.payments.0.creditor.name']);
  expect(named('')).toEqual(['BLANK groups.0.payments.0.creditor.name']);
  expect(named('---')).toEqual(['BLANK groups.0.payments.0.creditor.name']);
});

test('accounts and KIDs have valid check digits', () => {
  const creditor = payment('x').creditor;
  const account = (norwegian: string) =>
    refusalsOf({ creditor: { ...creditor, account: { norwegian } } });
  expect(account('86011117948')).toEqual([
    'VERIFICATION_FAILED groups.0.payments.0.creditor.account',
  ]);
  expect(refusalsOf({ reference: { kid: '60224000000012' } })).toEqual([
    'VERIFICATION_FAILED groups.0.payments.0.reference.kid',
  ]);
  const abroad = { ...foreign.creditor, account: { number: 'SE4550000000058398257467', bic: 'X' } };
  expect(refusalsOf({ creditor: abroad }, 'FOREIGN')).toEqual([
    'VERIFICATION_FAILED groups.0.payments.0.creditor.account.number',
    'INVALID groups.0.payments.0.creditor.account.bic',
  ]);
  expect(isBankAccountNumber('12340012343')).toBe(isBankAccountNumber('99990012343'));
  expect(isIban('NO9386011117947')).toBe(true);
});

test('salary goes to persons, tax has a KID, accounts abroad have an address', () => {
  expect(refusalsOf({ creditor: organization })).toEqual([
    'NOT_A_PERSON groups.0.payments.0.creditor',
  ]);
  expect(refusalsOf({}, 'TAX')).toEqual(['BLANK groups.0.payments.0.reference.kid']);
  expect(refusalsOf({ creditor: { ...foreign.creditor, address: null } }, 'FOREIGN')).toEqual([
    'BLANK groups.0.payments.0.creditor.address',
  ]);
  expect(refusalsOf({ creditor: foreign.creditor })).toEqual([
    'INVALID groups.0.payments.0.creditor.account',
  ]);
});

test('ids have SEPA characters, at most 35, and are unique', () => {
  for (const id of ['A_1', 'é', '', 'x'.repeat(36), '/A', 'A//B', ' A']) {
    expect(refusalsOf({ endToEndId: id })).toEqual(['INVALID groups.0.payments.0.endToEndId']);
  }
  const twice = { ...order, groups: [group('SALARY', payment('A'), payment('A'))] };
  expect(writePaymentFile(twice, '03')).toMatchObject({
    refusals: [{ code: 'TAKEN', path: 'groups.0.payments.1.endToEndId' }],
  });
});

test('amounts are whole øre above zero', () => {
  for (const amountMinor of [0, -1, 1.5, Number.NaN]) {
    expect(refusalsOf({ amountMinor })).toEqual(['INVALID groups.0.payments.0.amountMinor']);
  }
  expect(refusalsOf({ reference: { text: 'x'.repeat(141) } })).toEqual([
    'TOO_BIG groups.0.payments.0.reference.text',
  ]);
});

test('a run is executed on a bank day that is not past', () => {
  const on = (executesOn: string) => {
    const result = writePaymentFile(
      { ...order, groups: [{ ...order.groups[0]!, executesOn }] },
      '03',
    );
    return result.isWritten ? null : result.refusals[0]?.code;
  };
  expect(on('2026-11-25')).toBeNull();
  expect(on('2026-11-24')).toBe('IN_THE_PAST');
  expect(on('2026-11-28')).toBe('NOT_A_BANK_DAY');
  expect(on('2026-12-24')).toBe('NOT_A_BANK_DAY');
  expect(on('27.11.2026')).toBe('INVALID');
});

test('an empty order is refused', () => {
  expect(writePaymentFile({ ...order, groups: [] }, '03')).toMatchObject({
    isWritten: false,
    refusals: [{ code: 'BLANK', path: 'groups' }],
  });
});
