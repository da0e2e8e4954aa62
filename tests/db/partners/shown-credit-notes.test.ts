// Goal: a team sees credit notes of the invoices that it sees, and no others, within the freelancer's consent and
// until the enrolment ends.
// Method: as for invoices.
import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, publishCredit, readInvoice } from '../invoicing/credit/credit.ts';
import type { Invoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { enrolled } from '../recruitment/enrolling.ts';
import { published } from './shown.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const shownTo = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ shown: string }>(
      `select concat_ws(' ', credit_note_id, credit_note_status, invoice_document_number, amount_minor) as shown
       from app_public.partnered_credit_notes order by credit_note_number`,
    );
    return rows.map(({ shown }) => shown);
  });

async function credited(
  tx: TestTransaction,
  invoicer: Invoicer,
  invoiceId: string,
): Promise<string> {
  const { id } = await credit(tx, invoicer, await readInvoice(tx, invoiceId), { 0: 1 });
  await publishCredit(tx, invoicer, id);
  await workerCall(tx, 'show_credit_note', id);
  return id;
}

// Requirements: B13.6
test('a credit note is shown with its invoice, until the end of the enrolment', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, team, enrollment } = await enrolled(tx, 'organization');
    const invoice = await published(tx, invoicer);
    const waiting = await credit(tx, invoicer, await readInvoice(tx, invoice), { 0: 2 });
    await workerCall(tx, 'show_credit_note', waiting.id);
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
    const id = await credited(tx, invoicer, invoice);
    await workerCall(tx, 'show_credit_note', id);
    const row = `${id} RESOLVED 1 100000`;
    for (const who of [team.who.owner, team.who.admin, invoicer.owner]) {
      expect(await shownTo(tx, who)).toEqual([row]);
    }
    for (const who of [team.who.member, team.who.manager, actor.worker, actor.visitor]) {
      await expect(shownTo(tx, who).catch(() => [])).resolves.toEqual([]);
    }
    for (const who of [invoicer.owner, team.who.owner, actor.operator('ADMIN'), actor.worker]) {
      await expect(
        tx.as(who, (client) => client.query('delete from app_public.partnered_credit_notes')),
      ).rejects.toMatchObject({ code: '42501' });
    }
    await call(tx, invoicer.owner, 'end_enrollment', { id: enrollment.id });
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
    await workerCall(tx, 'withdraw_invoices_of', enrollment.id);
    expect(await tx.query('select from app_public.partnered_credit_notes')).toEqual([]);
  });
});

// Requirements: B13.6
test('a credit note of an earlier invoice is not shown, nor with a consent for invoices only', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer, team } = await enrolled(tx);
    const early = await published(tx, invoicer);
    await tx.query(
      `update app_public.invoices set published_at = published_at - interval '1 hour'`,
    );
    await credited(tx, invoicer, early);
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
    await tx.query(`update app_public.enrollments set consent_version = '2026-11'`);
    await credited(tx, invoicer, await published(tx, invoicer));
    expect(await shownTo(tx, team.who.owner)).toEqual([]);
  });
});

// Requirements: B13.6
test('a copy has only the columns that a team may see', async () => {
  await database.rolledBack(async (tx) => {
    const { invoicer } = await enrolled(tx);
    await credited(tx, invoicer, await published(tx, invoicer));
    const [copy] = await tx.query('select * from app_public.partnered_credit_notes');
    expect(Object.keys(copy ?? {}).sort()).toEqual(
      [
        'id',
        'account_id',
        'partner_account_id',
        'enrollment_id',
        'credit_note_id',
        'credit_note_status',
        'credit_note_number',
        'document_number',
        'search_text',
        'invoice_document_number',
        'client_name',
        'credited_on',
        'published_at',
        'currency',
        'amount_minor',
        'vat_minor',
        'total_minor',
        'created_at',
        'updated_at',
      ].sort(),
    );
  });
});
