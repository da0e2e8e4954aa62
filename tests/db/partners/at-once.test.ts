// Goal: documents of one profile are rendered and shown concurrently without a deadlock.
// Method: real connections and commits; the credit notes of one profile are rendered while their events are shown.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { credit, readInvoice } from '../invoicing/credit/credit.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { enrolled } from '../recruitment/enrolling.ts';
import { published } from './shown.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOTES = 20;

test('forty concurrent jobs that render and show credit notes and their invoices have no deadlock', async () => {
  const jobs = await database.committed(async (tx) => {
    const { invoicer } = await enrolled(tx, 'organization');
    // The rule approves them all.
    await tx.query(
      `update app_public.limits set maximum = 1000 where limit_key = 'credit_notes_to_client'`,
    );
    const invoices = [await published(tx, invoicer), await published(tx, invoicer)];
    const made: string[] = [];
    for (let i = 0; i < NOTES; i += 1) {
      const invoiceId = invoices[i % 2]!;
      const { id } = await credit(tx, invoicer, await readInvoice(tx, invoiceId), { 0: 0.1 });
      await workerCall(tx, 'review_credit_note', id);
      await workerCall(tx, 'publish_credit_note', id);
      const [file] = await tx.query<{ id: string }>(
        `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
         values ($1, 'k.pdf', 'application/pdf', 1, sha256('k'), $2) returning id`,
        [invoicer.accountId, `${id}.pdf`],
      );
      made.push(`select app_private.record_document_pdf('${id}', '${file!.id}')`);
      made.push(
        i % 4 < 2
          ? `select app_private.show_credit_note('${id}')`
          : `select app_private.show_invoice('${invoiceId}')`,
      );
    }
    return made;
  });
  const workers = new pg.Pool({ connectionString: database.workerUrl, max: jobs.length });
  try {
    await Promise.all(jobs.map(() => workers.query('select 1')));
    const results = await Promise.allSettled(jobs.map((job) => workers.query(job)));
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed).toEqual([]);
  } finally {
    await workers.end();
  }
  const settled = await database.rolledBack((tx) =>
    tx.query(`select from app_public.credit_notes where status = 'RESOLVED'`),
  );
  expect(settled).toHaveLength(NOTES);
});
