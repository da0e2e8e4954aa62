import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prove } from '#db/tools/prove.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { schemaFaults } from '../../workers/settlement/support/standards.ts';
import { dayFromNow } from '../invoicing/day-from-now.ts';
import { book, OUR_ACCOUNT, outcomes, queue } from './bank-file.ts';
import { makeClaim } from './claim.ts';
import { atPayouts, type PayoutInvoicer } from './payouts.ts';
import { registerPayment } from './register-payment.ts';
import { bookAll, openSandboxBank, type SandboxBank } from './sandbox-bank.ts';

// Goal: the statement of the sandbox's bank repeats its other files and adds nothing, and the books are compared with
// its balance.
// Method: payments reported in each format, the statement of their day, and a payment that the bank does not know.

let database: SharedDatabase;
let bank: SandboxBank;
beforeAll(async () => {
  database = await sharedDatabase();
  bank = await openSandboxBank();
});
afterAll(() => bank?.stop());

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

const balanceLine = async (tx: TestTransaction) =>
  (await prove(tx.client)).lines.find((line) => line.includes('BANK_BALANCE_AGREES'));

test_('every transaction on it is known, and the bank account agrees with it', async (tx, at) => {
  const [day, after] = [dayFromNow(-6), dayFromNow(-5)];
  const claims = [await makeClaim(tx, at), await makeClaim(tx, at), await makeClaim(tx, at)];
  const pay = async (claim: (typeof claims)[number], more: Record<string, string>) => {
    const form = { kid: claim.kid, amount: String(claim.total / 100), day, ...more };
    return bookAll(tx, at, await bank.tell('', Object.entries(form)));
  };
  await pay(claims[0]!, { kind: 'RIGHT' });
  await pay(claims[1]!, { kind: 'TWICE', format: 'OCR_GIRO' });
  await pay(claims[2]!, { kind: 'WITHOUT_KID' });
  await pay(claims[2]!, { kind: 'RIGHT', day: after });
  const waiting = (await queue(tx)).length;
  const [statement] = await bank.tell('/statements', [['day', day]]);
  expect(schemaFaults(statement!.toString())).toBe('');
  const file = await book(tx, at.finance, statement!);
  expect(await outcomes(tx, file.id)).toEqual(['KNOWN', 'KNOWN', 'KNOWN', 'KNOWN']);
  expect(await queue(tx)).toHaveLength(waiting);
  expect(await balanceLine(tx)).toMatch(/^ok /);
  const [next] = await bank.tell('/statements', [['day', after]]);
  await book(tx, at.finance, next!);
  expect(await balanceLine(tx)).toMatch(/^ok /);
  await registerPayment(tx, (await makeClaim(tx, at)).id, at);
  const [late] = await bank.tell('/statements', [['day', dayFromNow(0)]]);
  await book(tx, at.finance, late!);
  expect(await balanceLine(tx)).not.toMatch(/^ok /);
});

test_('payments that the demo registered by hand are in the opening balance', async (tx, at) => {
  const payment = await registerPayment(tx, (await makeClaim(tx, at)).id, at);
  const day = String(payment.paid_on);
  const opening = { account: OUR_ACCOUNT, day, amountMinor: payment.amount_minor };
  const other = await openSandboxBank();
  writeFileSync(path.join(other.shared, 'openings.json'), JSON.stringify([opening]));
  const claim = await makeClaim(tx, at);
  const form = { kid: claim.kid, amount: String(claim.total / 100), day, kind: 'RIGHT' };
  await bookAll(tx, at, await other.tell('', Object.entries(form)));
  const [statement] = await other.tell('/statements', [['day', day]]);
  await other.stop();
  await book(tx, at.finance, statement!);
  expect(await balanceLine(tx)).toMatch(/^ok /);
});

test('a wrong day, account or balance writes nothing', async () => {
  for (const form of [
    { day: '2026-11-31' },
    { day: 'today' },
    { day: '2026-11-24', account: '123' },
    { day: '2026-11-24', opening: 'much' },
  ]) {
    const answer = await bank.ask('/statements', new URLSearchParams(Object.entries(form)));
    expect(answer.status).toBe(400);
  }
  const [statement] = await bank.tell('/statements', [
    ['day', '2026-11-26'],
    ['account', '1503 45 67899'],
    ['opening', '-1 250,50'],
  ]);
  expect(statement!.toString()).toMatch(
    /<Amt Ccy="NOK">1250\.50<\/Amt>\s*<CdtDbtInd>DBIT<\/CdtDbtInd>/,
  );
});
