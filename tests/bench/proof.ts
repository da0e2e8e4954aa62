import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { workerCall } from '../db/invoicing/worker-call.ts';
import { env } from '../support/env.ts';
import { TestTransaction } from '../support/test-transaction.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { scaled } from './scale.ts';
import { secondsOf } from './seconds-of.ts';

const mostSeconds = 30;

/**
 * Seals a ledger of a million entries and verifies it as a whole, then a day later; all rows are
 * removed afterwards.
 */
export async function proof(database: BenchDatabase): Promise<Figure[]> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const pool = new pg.Pool({ connectionString: databaseUrl(env.clusterUrl, { database: name }) });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tx = new TestTransaction(client);
    await client.query(await scaled('./load-ledger.sql', { ledger: 1 }));
    const sealed = await secondsOf(() => workerCall(tx, 'seal_books', 10_000_000));
    await tx.query('analyze app_private.seals');
    const whole = await secondsOf(() => tx.query('select app_private.proof()'));
    const statement = await secondsOf(() =>
      tx.query(`select * from app_private.account_sums((current_date - 30), current_date)`),
    );
    await tx.query(
      `select set_config('app.proof_from_position', (select max(position) - 1000 from app_private.seals)::text, true)`,
    );
    const next = await secondsOf(() => tx.query('select app_private.proof()'));
    return [
      { name: 'seal 1 000 000 entries', unit: 's', value: sealed, most: 10 * mostSeconds },
      { name: 'prove 1 000 000 entries', unit: 's', value: whole, most: mostSeconds },
      { name: 'prove them with the newest seals alone', unit: 's', value: next, most: mostSeconds },
      {
        name: 'trial balance of a month of 1 000 000 entries',
        unit: 's',
        value: statement,
        most: 5,
      },
    ];
  } finally {
    await client.query('rollback');
    client.release();
    await pool.end();
  }
}
