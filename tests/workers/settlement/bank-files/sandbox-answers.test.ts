// Goal: the sandbox's bank answers a payment file with files that the product reads. Method: a payment file of the product, each
// answer read back.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerPayments, type BankAnswer } from '#sandbox/bank/answer-payments.ts';
import { openBankFolder } from '#sandbox/bank/bank-folder.ts';
import { readPaymentFile } from '#sandbox/bank/payment-file.ts';
import type { PaymentFileVersion } from '#workers/core/worker-task.ts';
import { readingOfFile } from '#workers/modules/settlement/bank-files/import/reading-of-file.ts';
import { writePaymentFile } from '#workers/modules/settlement/bank-files/payment/write-payment-file.ts';
import { readBankFile } from '#workers/modules/settlement/bank-files/read-bank-file.ts';
import { schemaFaults } from '../support/standards.ts';

const ACCOUNT = '15034567899';

let shared: string;
beforeEach(() => {
  shared = mkdtempSync(path.join(tmpdir(), 'bank-'));
  mkdirSync(path.join(shared, 'outgoing'));
});
afterEach(() => rmSync(shared, { recursive: true }));

function layOut(version: PaymentFileVersion = '03'): string {
  const payment = (endToEndId: string, amountMinor: number, name: string) => ({
    endToEndId,
    amountMinor,
    reference: { text: 'Utbetaling' },
    creditor: { name, isPerson: true, account: { norwegian: '86011117947' }, address: null },
  });
  const written = writePaymentFile(
    {
      messageId: 'RUN-1',
      createdAt: '2026-11-26T06:00:00Z',
      initiator: { name: 'Honorar Drift AS', agreement: null },
      debtor: { name: 'Honorar Drift AS', account: ACCOUNT, bic: 'DNBANOKK' },
      groups: [
        {
          id: 'RUN-1-S',
          kind: 'SALARY',
          executesOn: '2026-11-27',
          payments: [payment('E1', 582_903, 'Kari & Sønn'), payment('E2', 100, 'Ola')],
        },
      ],
    },
    version,
  );
  if (!written.isWritten) throw new Error(JSON.stringify(written.refusals));
  writeFileSync(path.join(shared, 'outgoing/RUN-1.xml'), written.file.xml);
  return written.file.xml;
}

async function answer(kind: BankAnswer, endToEndId?: string) {
  const folder = openBankFolder(shared);
  const order = readPaymentFile((await folder.readOrder('RUN-1.xml'))!)!;
  await answerPayments(folder, order, kind, endToEndId);
  const incoming = path.join(shared, 'incoming');
  return readdirSync(incoming)
    .sort()
    .reverse()
    .map((name) => {
      const bytes = readFileSync(path.join(incoming, name));
      expect(schemaFaults(bytes.toString())).toBe('');
      return readingOfFile(readBankFile(bytes, { ownAccounts: [ACCOUNT] })).rows as Record<
        string,
        unknown
      >[];
    });
}

const statuses = (rows: Record<string, unknown>[] = []) =>
  rows.map((row) => `${row.end_to_end_id} ${row.bank_status}`);
const sums = (rows: Record<string, unknown>[] = []) =>
  rows.map((row) => `${row.end_to_end_id} ${row.amount_minor}`);

test.each(['03', '09'] as const)(
  'a payment file of the product in .%s is read completely',
  (version) => {
    expect(readPaymentFile(layOut(version))).toEqual({
      messageId: 'RUN-1',
      messageType: `pain.001.001.${version}`,
      account: ACCOUNT,
      groups: [
        {
          id: 'RUN-1-S',
          executesOn: '2026-11-27',
          payments: [
            { endToEndId: 'E1', amountMinor: 582_903, name: 'Kari & Sønn', account: '86011117947' },
            { endToEndId: 'E2', amountMinor: 100, name: 'Ola', account: '86011117947' },
          ],
        },
      ],
    });
    expect(readPaymentFile('<Document><x>')).toBeNull();
  },
);

test('paid in full', async () => {
  layOut();
  const [answered, debits] = await answer('PAY');
  expect(statuses(answered)).toEqual(['E1 ACSC', 'E2 ACSC']);
  expect(sums(debits)).toEqual(['E1 -582903', 'E2 -100']);
});

test('one is rejected, the first or the given one', async () => {
  layOut();
  const [answered, debits] = await answer('REJECT_ONE', 'E2');
  expect(statuses(answered)).toEqual(['E1 ACSC', 'E2 RJCT']);
  expect(sums(debits)).toEqual(['E1 -582903']);
  expect((await answer('REJECT_ONE')).map(statuses)).toContainEqual(['E1 RJCT', 'E2 ACSC']);
});

test('all are rejected, or only received, and nothing is debited', async () => {
  layOut();
  expect((await answer('REJECT_ALL')).map(statuses)).toEqual([['E1 RJCT', 'E2 RJCT']]);
  expect((await answer('RECEIVE')).map(statuses)).toContainEqual(['E1 ACTC', 'E2 ACTC']);
});

test('one is returned two bank days after the payment, past the weekend', async () => {
  layOut();
  const [returned] = await answer('RETURN_ONE');
  expect(returned).toMatchObject([
    { end_to_end_id: 'E1', amount_minor: 582_903, is_return: true, booked_on: '2026-12-01' },
  ]);
  expect((await answer('RETURN_ONE', 'E3')).length).toBe(1);
});
