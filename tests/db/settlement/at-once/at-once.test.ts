import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { TestTransaction } from '#tests/support/test-transaction.ts';
import { expectProof } from '../expect-proof.ts';
import { type Crowd, makeCrowd } from './crowd.ts';
import { deeds, NothingThere } from './deeds.ts';

// Goal: concurrent writers of invoices, payments, credit notes, refunds, payouts, copies and reminders never
// deadlock.
// Method: real connections and commits, forty at once, each in a sequence of actions on shared rows; a refusal is a
// valid result, any other error is not, and the books balance afterwards.

const AT_ONCE = 40;
/** The number of actions of each writer; HONORAR_DEEDS for a longer run. */
const EACH = Number(process.env.HONORAR_DEEDS ?? 12);
let database: TestDatabase;
let pool: pg.Pool;
let crowd: Crowd;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: AT_ONCE });
  crowd = await committed(makeCrowd);
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

async function committed<T>(work: (tx: TestTransaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(new TestTransaction(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

test('forty concurrent writers have no deadlock', { timeout: 600_000 }, async () => {
  const names = Object.keys(deeds);
  const done = new Map<string, number>();
  const faults: string[] = [];
  const person = async (n: number) => {
    for (let i = 0; i < EACH; i += 1) {
      const name = names[(n * 7 + i * 11) % names.length]!;
      try {
        await committed((tx) => deeds[name]!(tx, crowd));
        done.set(name, (done.get(name) ?? 0) + 1);
      } catch (error) {
        if (error instanceof NothingThere) continue;
        const { code, message, detail, where } = error as pg.DatabaseError;
        if (code !== 'AP001') faults.push([name, code, message, detail, where].join('\n'));
      }
      await pause(0);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => person(n)));
  expect(faults).toEqual([]);
  // Refused actions alone would show nothing; some need actions that are not done yet.
  expect(done.size).toBeGreaterThan(names.length * 0.75);
  await committed(expectProof);
});
