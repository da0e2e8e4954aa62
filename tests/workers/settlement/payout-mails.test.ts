import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import type { Finance } from '../../db/settlement/at-finance.ts';
import {
  approve,
  bankSays,
  makeDue,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  readyForPayout,
} from '../../db/settlement/payouts.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: a freelancer reads the state of their money, without the whole of their account number.
// Method: a run that is sent by the queue, and the bank's answers.

let world: World;
let invoicer: PayoutInvoicer;
let address: string;
beforeAll(async () => {
  world = await startWorld();
  await within(async (tx) => {
    const { who: finance } = await anOperator(tx, 'FINANCE');
    const { who: approver } = await anOperator(tx, 'FINANCE');
    const finances: Finance = { ...(await makeInvoicer(tx)), finance };
    invoicer = { ...finances, approver };
    await readyForPayout(tx, invoicer);
    await makeDue(tx);
    const [user] = await tx.query<{ email: string }>(
      'select email from app_public.users where id = $1',
      [invoicer.userId],
    );
    address = user!.email;
  });
});
afterAll(() => world.end());

const within = <T>(work: (tx: TestTransaction) => Promise<T>) => world.database.committed(work);

async function hears(word: string) {
  const before = (await world.inbox.of(address)).length;
  const run = await within(async (tx) => {
    await paidInvoice(tx, invoicer);
    const made = await call(tx, invoicer.finance, 'create_payout_run', {});
    await approve(tx, invoicer, made.id);
    return made;
  });
  await world.runJobs();
  const [payout] = await within((tx) => payoutsOf(tx, run.id));
  await within((tx) => bankSays(tx, payout!, word));
  await world.runJobs();
  const mails = (await world.inbox.of(address)).slice(before);
  const own = mails.filter(({ text }) => text.includes('7947'));
  for (const { text, html, subject } of mails) {
    expect(text + html + subject).not.toContain('86011117947');
    expect(text + html + subject).not.toContain('8601 11 17947');
  }
  expect(own).toHaveLength(1);
  return own[0]!;
}

test('the payout, its date and its account', async () => {
  const { subject, text } = await hears('ACSC');
  expect(subject).toMatch(/^5.829,03.* er utbetalt$/);
  expect(text).toContain('27. november 2026');
  expect(text).toContain('kontoen som ender på 7947');
});

test('a rejection by the bank', async () => {
  const { subject, text } = await hears('RJCT');
  expect(subject).toMatch(/^Banken avviste utbetalingen av 5.829,03/);
  expect(text).toContain('/settings/payout-settings');
});
