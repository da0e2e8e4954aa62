import pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { workerCall } from '../db/invoicing/worker-call.ts';
import { call } from '../db/payout/call.ts';
import { makeDue } from '../db/settlement/payouts.ts';
import { env } from '../support/env.ts';
import { anOperator } from '../support/people/an-operator.ts';
import { TestTransaction } from '../support/test-transaction.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { scaled } from './scale.ts';
import { secondsOf } from './seconds-of.ts';

const mostSeconds = 10;

/**
 * Proposes a run of 5 000 payouts as the worker and approves it as an operator, once each; all rows
 * are removed afterwards.
 */
export async function payoutRun(database: BenchDatabase): Promise<Figure[]> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const pool = new pg.Pool({ connectionString: databaseUrl(env.clusterUrl, { database: name }) });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tx = new TestTransaction(client);
    await makeDue(tx);
    const { who } = await anOperator(tx, 'FINANCE');
    await client.query(await scaled('./load-payables.sql'));
    const proposed = await secondsOf(() => workerCall(tx, 'propose_payouts'));
    const [run] = await tx.query<{ id: string }>('select id from app_public.payout_runs');
    const approved = await secondsOf(() => call(tx, who, 'approve_payout_run', { id: run!.id }));
    return [
      { name: 'propose 5 000 payouts', unit: 's', value: proposed, most: mostSeconds },
      { name: 'approve 5 000 payouts', unit: 's', value: approved, most: mostSeconds },
    ];
  } finally {
    await client.query('rollback');
    client.release();
    await pool.end();
  }
}
