import pg from 'pg';
import { databaseUrl } from '#db/tools/database-url.ts';
import { workerCall } from '../db/invoicing/worker-call.ts';
import { env } from '../support/env.ts';
import { TestTransaction } from '../support/test-transaction.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { scale, scaled } from './scale.ts';

const FILE = '018f0000-0000-7000-8000-00000000ba4c';
/** A minute for 100 000 payments. */
const mostMs = 0.6;

/** Matches and posts a file of payments that each complete an invoice, once, as the worker; nothing of it stays. */
export async function bankPayments(database: BenchDatabase): Promise<Figure[]> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const pool = new pg.Pool({ connectionString: databaseUrl(env.clusterUrl, { database: name }) });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tx = new TestTransaction(client);
    await client.query(await scaled('./load-bank-payments.sql'));
    const from = performance.now();
    const answer = await workerCall<string>(tx, 'post_bank_file', FILE);
    const value = (performance.now() - from) / scale.bankPayments;
    if (answer !== `${scale.bankPayments} booked, 0 queued, 0 known`) throw new Error(answer);
    return [{ name: 'book a payment of a bank file', unit: 'ms', value, most: mostMs }];
  } finally {
    await client.query('rollback');
    client.release();
    await pool.end();
  }
}
