import type pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { workerCall } from '../db/invoicing/worker-call.ts';
import { call } from '../db/payout/call.ts';
import { bankFile, fileOf, paid, read, upload } from '../db/settlement/bank-file.ts';
import { env } from '../support/env.ts';
import { anOperator } from '../support/people/an-operator.ts';
import { TestTransaction } from '../support/test-transaction.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { scale, scaled } from './scale.ts';
import { secondsOf } from './seconds-of.ts';

/** A minute for 100 000 payments. */
const mostMs = 0.6;

/**
 * Reads, matches and posts a file of payments that each complete an invoice, as an operator and the worker do, against
 * the same rows written into bare tables by one statement for each table.
 */
export async function bankPayments(database: BenchDatabase): Promise<Figure[]> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const each = (seconds: number) => (seconds * 1_000) / scale.bankPayments;
  return withClient(databaseUrl(env.clusterUrl, { database: name }), async (client) => {
    const tx = new TestTransaction(client as unknown as pg.PoolClient);
    const committed = async <T>(work: () => Promise<T>): Promise<T> => {
      await client.query('begin');
      const result = await work();
      await client.query('commit');
      return result;
    };
    const load = await scaled('./load-bank-payments.sql');
    await committed(() => client.query(load));
    const { rows } = await client.query<{ kid: string; total: number }>(
      "select kid, total_minor::int as total from app_public.invoices where document_number like 'bank-%' order by kid",
    );
    const content = writeCamt054(fileOf(rows.map(({ kid, total }) => paid(kid, total))), '08');
    const { who } = await committed(() => anOperator(tx, 'FINANCE'));
    const { id } = await committed(() => upload(tx, who, content));
    const reading = await secondsOf(() => committed(() => read(tx, id, content)));
    await committed(() => call(tx, who, 'book_bank_file', { id }));
    await client.query('analyze app_public.bank_transactions');
    const posting = await secondsOf(() => committed(() => workerCall(tx, 'post_bank_file', id)));
    const { booked_count: booked } = await bankFile(tx, id);
    if (Number(booked) !== rows.length) throw new Error(`${booked} of ${rows.length} booked`);
    const plain = await scaled('./plain-booking.sql');
    await client.query(await scaled('./load-plain-booking.sql'));
    const byHand = await secondsOf(() => committed(() => client.query(plain)));
    // Other cases do not wait for the jobs of these payments.
    await client.query('delete from graphile_worker._private_jobs where priority = 10');
    return [
      {
        name: 'read, match and post a payment of a file',
        unit: 'ms',
        most: mostMs,
        value: each(reading + posting),
        details: { readMs: each(reading), postMs: each(posting) },
      },
      {
        name: 'post a payment of a file, by set',
        unit: 'ms',
        goal: 0.5,
        value: each(posting),
        against: each(byHand),
        ratio: byHand / posting,
      },
    ];
  });
}
