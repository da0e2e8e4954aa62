// Goal: a payment's status is the most advanced one that the bank gave, whatever the order of its
// answers.
import { describe, expect, test } from 'vitest';
import { type SimulatedPaymentStatus, writePaymentStatus } from '#sandbox/bank/answer-payments.ts';
import {
  contradict,
  mergePaymentStatus,
} from '#workers/modules/settlement/bank-files/status/merge-payment-status.ts';
import { readPaymentStatus } from '#workers/modules/settlement/bank-files/status/read-payment-status.ts';
import { statusOfPayment } from '#workers/modules/settlement/bank-files/status/status-of-payment.ts';
import { schemaFaults } from '../support/standards.ts';
import { notification } from './support/example-camt.ts';
import { bytesOf } from './support/transactions-of.ts';

const answer: SimulatedPaymentStatus = {
  messageId: 'S1',
  createdAt: '2026-11-20T18:00:00',
  originalMessageId: 'RUN-1',
  originalMessageType: 'pain.001.001.03',
  payments: [],
};

function read(parts: Partial<SimulatedPaymentStatus>, version: '03' | '10' = '03') {
  const xml = writePaymentStatus({ ...answer, ...parts }, version);
  expect(schemaFaults(xml)).toBe('');
  const file = readPaymentStatus(bytesOf(xml));
  if (file.kind !== 'PAYMENT_STATUS') expect.unreachable(JSON.stringify(file.findings));
  return file;
}

const sent = (endToEndId: string, paymentInformationId = 'P1', messageId = 'RUN-1') => ({
  messageId,
  paymentInformationId,
  endToEndId,
});
const statusIn = (file: ReturnType<typeof read>, payment = sent('E1')) =>
  statusOfPayment(file.reports[0]!, payment)?.status ?? null;

describe.each(['03', '10'] as const)('pain.002 of version %s', (version) => {
  test('a rejected file rejects every payment', () => {
    const file = read({ status: 'RJCT', reasons: [{ code: 'AM04', text: 'no cover' }] }, version);
    expect(statusIn(file)).toBe('RJCT');
    expect(statusIn(file, sent('E1', 'P1', 'RUN-2'))).toBeNull();
    expect(statusOfPayment(file.reports[0]!, sent('E1'))?.reasons).toEqual([
      { code: 'AM04', text: ['no cover'] },
    ]);
  });

  test('each level overrides the level that contains it', () => {
    const transactions = [
      { endToEndId: 'E1', status: 'RJCT', reasons: [{ code: 'AC04' }] },
      { endToEndId: 'E2' },
    ];
    const payments = [
      { paymentInformationId: 'P1', status: 'ACSP', transactions },
      { paymentInformationId: 'P2', transactions: [{ endToEndId: 'E4' }] },
    ];
    const file = read({ status: 'ACCP', payments }, version);
    expect(statusIn(file, sent('E1'))).toBe('RJCT');
    expect(statusIn(file, sent('E2'))).toBe('ACSP');
    expect(statusIn(file, sent('E3'))).toBe('ACSP');
    expect(statusIn(file, sent('E4', 'P2'))).toBe('ACCP');
    expect(statusIn(file, sent('E5', 'P3'))).toBe('ACCP');
  });
});

test('PART leaves payments that are not mentioned unchanged', () => {
  const transactions = [{ endToEndId: 'E1', status: 'RJCT' }, { endToEndId: 'E2' }];
  const payments = [{ paymentInformationId: 'P1', status: 'PART', transactions }];
  const file = read({ status: 'PART', payments });
  expect(file.reports[0]?.groupStatus).toBe('PART');
  expect(statusIn(file, sent('E1'))).toBe('RJCT');
  expect(statusIn(file, sent('E2'))).toBeNull();
  expect(statusIn(file, sent('E3'))).toBeNull();
  expect(file.findings.map(({ code }) => code)).toEqual(['STATUS_MISSING']);
});

test('an unknown code is kept as it is', () => {
  const file = read({ status: 'ACFC' }, '10');
  expect(statusIn(file)).toBe('ACFC');
  expect(file.findings.map(({ code }) => code)).toEqual(['STATUS_UNKNOWN']);
});

test('other bank files are not payment statuses', () => {
  expect(readPaymentStatus(bytesOf(notification('')))).toMatchObject({
    kind: 'REFUSED',
    findings: [{ code: 'UNKNOWN_FORMAT' }],
  });
});

const statuses = [
  'RCVD',
  'ACTC',
  'PDNG',
  'ACCP',
  'ACWC',
  'ACSP',
  'ACSC',
  'ACCC',
  'RJCT',
  'CANC',
  'PART',
  'XXXX',
  'ACFC',
  null,
];

test('the order and the number of answers do not matter', () => {
  for (const a of statuses) {
    expect(mergePaymentStatus(a, a)).toBe(a === 'PART' ? 'PART' : a);
    for (const b of statuses) {
      const ab = mergePaymentStatus(a, b);
      if (a !== 'PART' && b !== 'PART') expect(mergePaymentStatus(b, a)).toBe(ab);
      for (const c of statuses) {
        expect(mergePaymentStatus(ab, c)).toBe(mergePaymentStatus(a, mergePaymentStatus(b, c)));
      }
    }
  }
});

test('a status only advances, except that a rejection may follow acceptance', () => {
  expect(mergePaymentStatus('ACSP', 'RCVD')).toBe('ACSP');
  expect(mergePaymentStatus('ACCP', 'RJCT')).toBe('RJCT');
  expect(mergePaymentStatus('ACSP', 'RJCT')).toBe('RJCT');
  expect(mergePaymentStatus('RJCT', 'ACSP')).toBe('RJCT');
  expect(mergePaymentStatus('ACSC', 'RJCT')).toBe('ACSC');
  expect(mergePaymentStatus('RJCT', 'ACSC')).toBe('ACSC');
  expect(mergePaymentStatus('ACCP', 'XXXX')).toBe('ACCP');
  expect(contradict('RJCT', 'ACSC')).toBe(true);
  expect(contradict('ACSP', 'RJCT')).toBe(false);
});
