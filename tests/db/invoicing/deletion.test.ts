import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { registerPayment } from '../settlement/register-payment.ts';
import { makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: a deleted account leaves exactly the records that bookkeeping law requires, also of an unpaid claim.
// Method: an account with an open invoice is closed and erased as the worker does it.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const goAway = async (tx: TestTransaction, accountId: string) => {
  await tx.query(
    'update app_public.accounts set deletion_scheduled_on = current_date where id = $1',
    [accountId],
  );
  await workerCall(tx, 'close_account', accountId);
  await workerCall(tx, 'erase_account', accountId);
};

/** The public page, and the data of the document. */
async function stored(tx: TestTransaction, id: string) {
  const [row] = await tx.query<Record<string, unknown> & { public_token: string }>(
    'select * from app_public.invoices where id = $1',
    [id],
  );
  const seen = await tx.as(actor.visitor, (client) =>
    client.query('select to_jsonb(p) as page from app_public.public_invoice($1) p', [
      row?.public_token,
    ]),
  );
  const lines = await tx.query(
    'select * from app_public.invoice_lines where invoice_id = $1 order by id',
    [id],
  );
  const { updated_at: _, search_text: __, ...stated } = row as Record<string, unknown>;
  // The contact details of the freelancer are no part of the document, and are erased.
  const {
    accountPath: ___,
    freelancer,
    ...document
  } = await workerCall<{
    accountPath: string;
    freelancer: { name: string };
  }>(tx, 'invoice_payload', id);
  return { invoice: stated, lines, page: seen.rows[0], document, by: freelancer.name };
}

// Requirements: A4.12
test(
  'an open invoice is unchanged after the deletion, for its client as well',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { id } = await makeDraft(tx, invoicer);
      await publish(tx, invoicer, id);
      const before = await stored(tx, id);
      expect(before.invoice.status).toBe('PUBLISHED');
      expect(before.page).not.toBeUndefined();
      await goAway(tx, invoicer.accountId);
      expect(await stored(tx, id)).toEqual(before);
    },
  ),
);

test(
  'a claim that is paid later is settled by the worker in the deleted account',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { id } = await makeDraft(tx, invoicer);
      await publish(tx, invoicer, id);
      await goAway(tx, invoicer.accountId);
      await registerPayment(tx, id);
      expect((await stored(tx, id)).invoice.status).toBe('RESOLVED');
    },
  ),
);

/** Moves the deletion of the account and its events so many years back. */
async function turnBack(tx: TestTransaction, accountId: string, years: number) {
  await tx.query(`select set_config('session_replication_role', 'replica', true)`);
  await tx.query(
    `update app_public.accounts set deleted_at = deleted_at - make_interval(years => $2) where id = $1`,
    [accountId, years],
  );
  await tx.query(
    `update app_public.events set occurred_at = occurred_at - make_interval(years => $2) where account_id = $1`,
    [accountId, years],
  );
  await tx.query(`select set_config('session_replication_role', 'origin', true)`);
}

// Requirements: A4.12
test(
  'five years after its last year an invoice is deleted except for the proof',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { id } = await makeDraft(tx, invoicer);
      await publish(tx, invoicer, id);
      await goAway(tx, invoicer.accountId);
      const invoices = () => tx.query('select id from app_public.invoices where id = $1', [id]);
      await turnBack(tx, invoicer.accountId, 5);
      await workerCall(tx, 'erase_old_bookkeeping');
      expect(await invoices()).toHaveLength(1);
      await turnBack(tx, invoicer.accountId, 1);
      await workerCall(tx, 'erase_old_bookkeeping');
      await workerCall(tx, 'erase_old_bookkeeping');
      expect(await invoices()).toEqual([]);
      for (const table of ['clients', 'freelance_profiles', 'files']) {
        expect(
          await tx.query(`select from app_public.${table} where account_id = $1`, [
            invoicer.accountId,
          ]),
          table,
        ).toEqual([]);
      }
      const proof = `select reason from app_public.erasures where account_id = $1 order by id`;
      expect(await tx.query(proof, [invoicer.accountId])).toEqual([
        { reason: 'ACCOUNT_DELETED' },
        { reason: 'BOOKKEEPING_OVER' },
      ]);
      const stated = `select from app_public.audit_entries where table_name = 'invoices' and row_id = $1
        and coalesce(before, after) is not null`;
      expect(await tx.query(stated, [id])).toEqual([]);
    },
  ),
);
