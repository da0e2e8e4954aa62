import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../draft.ts';
import { publish } from '../publish.ts';
import { workerCall } from '../worker-call.ts';
import { deliveriesOf, handOver, sendInvoice } from './ehf.ts';

// Goal: concurrent requests send a document once, and answers that arrive during a new delivery neither deadlock nor
// undo it.
// Method: real transactions on connections of their own, committed, in a race.

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: 8 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
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

const published = (): Promise<{ invoicer: Invoicer; id: string }> =>
  committed(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    const { id } = await makeDraft(tx, invoicer, { buyerReference: 'A7' });
    await publish(tx, invoicer, id);
    return { invoicer, id };
  });
const deliveries = (id: string) => committed((tx) => deliveriesOf(tx, id));

test('concurrent requests create one delivery', async () => {
  const { invoicer, id } = await published();
  const clicks = await Promise.allSettled(
    Array.from({ length: 6 }, () => committed((tx) => sendInvoice(tx, invoicer, id))),
  );
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await deliveries(id)).toHaveLength(1);
});

test('concurrent answers, timeouts, deliveries and mails end in a consistent order', async () => {
  for (let round = 0; round < 8; round++) {
    const { invoicer, id } = await published();
    await committed((tx) => sendInvoice(tx, invoicer, id));
    const [sending] = await deliveries(id);
    await committed((tx) => handOver(tx, sending!.id));
    await committed((tx) =>
      workerCall(tx, 'record_delivery_failure', sending!.id, null, 'GIVEN_UP'),
    );
    const answer = round % 2 === 0 ? 'DELIVERED' : 'REJECTED';
    const all = await Promise.allSettled([
      committed((tx) =>
        tx.as({ role: 'app_authenticator', settings: {} }, (client) =>
          client.query('select app_private.store_ehf_answer($1, $2, null, now())', [
            sending!.id,
            answer,
          ]),
        ),
      ).then(() => committed((tx) => workerCall(tx, 'settle_ehf_answer', sending!.id))),
      committed((tx) => workerCall(tx, 'record_unknown_receiver', sending!.id)),
      committed((tx) => sendInvoice(tx, invoicer, id)),
      committed((tx) => call(tx, invoicer.owner, 'send_invoice_via_email', { id })),
    ]);
    const failed = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    // Only refusals: the later call is refused, and no deadlock occurs.
    expect(failed.map(({ code }) => code).filter((code) => code !== 'AP001')).toEqual([]);
    const rows = await deliveries(id);
    expect(
      rows.filter(({ channel, status }) => channel === 'EHF' && status === 'PENDING').length,
    ).toBeLessThanOrEqual(1);
    expect(rows.filter(({ status }) => status === 'FAILED')).toEqual([]);
  }
});
