import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from '../../simulation/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { expectProof } from './expect-proof.ts';
import {
  ageBankAccounts,
  approve,
  atPayouts,
  bankSays,
  paidInvoice,
  payoutsOf,
  propose,
  send,
  sentRun,
} from './payouts.ts';

// Goal: a clock that is set back causes no second payment, and the books go on.
// Method: a database whose clock is three days back after a run has been sent.

let database: TestDatabase;
let clock: Clock;
beforeAll(async () => {
  database = await createTestDatabase();
  clock = await Clock.in(database);
});
afterAll(async () => {
  clock.stop();
  await database.drop();
});

const setBack = (tx: TestTransaction, days: number) =>
  tx.query(`select set_config('app.clock_offset', $1, true)`, [String(-days * 86_400)]);

test(
  'a sent payout is not proposed again, and later money is paid as usual',
  atPayouts(
    () => database,
    async (tx, at) => {
      await paidInvoice(tx, at);
      const first = await sentRun(tx, at);
      await setBack(tx, 3);
      await ageBankAccounts(tx, at.profile.id);
      expect(await propose(tx)).toBeNull();
      await paidInvoice(tx, at, { lines: [{ ...at.work, unitPrice: 200_000 }] });
      const second = (await propose(tx))!;
      await approve(tx, at, second);
      await send(tx, second);
      const payouts = [...(await payoutsOf(tx, first)), ...(await payoutsOf(tx, second))];
      expect(payouts.map(({ gross }) => gross)).toEqual([832_603, 1_665_206]);
      for (const payout of payouts) expect(await bankSays(tx, payout, 'ACSC')).toBe(true);
      expect(await propose(tx)).toBeNull();
      await expectProof(tx);
    },
  ),
);

test(
  'a journal that is reversed on two days has one reversal',
  atPayouts(
    () => database,
    async (tx, at) => {
      await paidInvoice(tx, at);
      const back = () =>
        tx.query(
          `select (app_private.reverse_journal(j.id, null)).* from app_public.journals j where j.kind = 'SPLIT'`,
        );
      const first = await back();
      await setBack(tx, -2);
      expect(await back()).toEqual(first);
    },
  ),
);
