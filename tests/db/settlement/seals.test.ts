import { beforeAll, describe, expect, test } from 'vitest';
import { prove } from '#db/tools/prove.ts';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { closeMonth, monthOf, postOn } from './ledger-history.ts';
import { paidInvoice } from './payouts.ts';

// Goal: every change, removal or insertion after the sealing is found, and every row without a seal.
// Method: sealed books, then one offence for each claim, written past every trigger.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const sealAll = (tx: TestTransaction) => workerCall<string>(tx, 'seal_books');

/** Journals, an invoice with its PDF and a credit note, all sealed, and a stored head. */
async function sealedBooks(tx: TestTransaction, at: Finance): Promise<void> {
  await postOn(tx, await monthOf(tx, -1), 700);
  await paidInvoice(tx, at);
  const invoice = await makePublished(tx, at);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: '1' })).id);
  await closeMonth(tx, at.finance, await monthOf(tx, -1));
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     select account_id, 'Faktura.pdf', 'application/pdf', 1, sha256('PDF'), 'a-key' from app_public.invoices where id = $1
     returning id`,
    [invoice.id],
  );
  await past(
    tx,
    `update app_public.invoices set pdf_document_id = '${file!.id}' where id = '${invoice.id}'`,
  );
  await sealAll(tx);
  await workerCall(tx, 'draw_seal_head');
}

/** Runs SQL past triggers and rights, as no caller of the product can. */
async function past(tx: TestTransaction, text: string): Promise<void> {
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(text);
  await tx.query(`set local session_replication_role = 'origin'`);
}

const failing = async (tx: TestTransaction) =>
  (await prove(tx.client)).lines
    .filter((line) => line.startsWith('FAILED'))
    .map((line) => line.split(/[ :]+/)[1]);

test_('every column of a journal is sealed', async (tx) => {
  const [view] = await tx.query<{ text: string }>(
    `select pg_get_viewdef('app_private.contents_to_seal') as text`,
  );
  const columns = await tx.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'app_public.journals'::regclass and attnum > 0 and not attisdropped`,
  );
  const sealed = view!.text.split('UNION ALL')[0]!;
  expect(columns.filter(({ name }) => !new RegExp(`\\bj\\.${name}\\b`).test(sealed))).toEqual([]);
});

const OLDER = `interval '16 minutes'`;

// Requirements: B10.13
test_('every journal, published document and PDF is sealed once, in a chain', async (tx, at) => {
  await sealedBooks(tx, at);
  expect(await sealAll(tx)).toBe('0');
  const kinds = await tx.query(
    'select entity, count(*)::int from app_private.seals group by entity order by entity',
  );
  expect(kinds).toEqual([
    { entity: 'credit_note_pdfs', count: 1 },
    { entity: 'credit_notes', count: 1 },
    { entity: 'invoice_pdfs', count: 1 },
    { entity: 'invoices', count: 2 },
    { entity: 'journals', count: 3 },
  ]);
  await postOn(tx, await monthOf(tx, 0), 1);
  expect(await sealAll(tx)).toBe('1');
  expect(await failing(tx)).toEqual([]);
});

test_('a late commit is sealed after the rows that overtook it', async (tx, at) => {
  await sealedBooks(tx, at);
  const { id } = await postOn(tx, await monthOf(tx, 0), 5, 'test:late');
  await past(
    tx,
    `update app_public.journals set created_at = created_at - interval '29 days' where id = '${id}'`,
  );
  expect(await sealAll(tx)).toBe('1');
  const [last] = await tx.query(
    'select entity_id from app_private.seals order by position desc limit 1',
  );
  expect(last).toEqual({ entity_id: id });
});

describe('an offence is found', () => {
  test.each([
    [
      'JOURNALS_ARE_SEALED',
      `update app_public.journals set created_at = now() - ${OLDER}; delete from app_private.seals where entity = 'journals'`,
    ],
    [
      'DOCUMENTS_ARE_SEALED',
      `update app_public.invoices set published_at = now() - ${OLDER} where published_at is not null; delete from app_private.seals where entity = 'invoices'`,
    ],
    [
      'SEALED_JOURNALS_ARE_UNCHANGED',
      `update app_public.journals set occurred_on = occurred_on + 1 where key like 'test:%'`,
    ],
    [
      'SEALED_JOURNALS_ARE_UNCHANGED',
      `update app_public.journal_entries set amount_minor = amount_minor * 2`,
    ],
    [
      'SEALED_JOURNALS_ARE_UNCHANGED',
      `delete from app_public.journal_entries; delete from app_public.journals`,
    ],
    [
      'SEALED_DOCUMENTS_ARE_UNCHANGED',
      `update app_private.invoice_documents set payload = payload || '{"note": "other"}'`,
    ],
    [
      'SEALED_DOCUMENTS_ARE_UNCHANGED',
      `update app_public.invoices set due_on = due_on + 1 where published_at is not null`,
    ],
    [
      'SEALED_DOCUMENTS_ARE_UNCHANGED',
      `update app_public.credit_notes set credited_on = credited_on - 1`,
    ],
    ['SEALED_PDFS_ARE_UNCHANGED', `update app_public.files set sha256 = sha256('another PDF')`],
    ['SEALS_ARE_CHAINED', `delete from app_private.seals where position = 2`],
    [
      'SEALS_ARE_CHAINED',
      `update app_private.seals set content_hash = sha256('other') where position = 2`,
    ],
    ['KEPT_SEALS_AGREE', `delete from app_private.seals`],
    ['KEPT_SEALS_AGREE', `update app_private.seal_heads set is_found = false`],
    [
      'CHECKPOINTS_ARE_SUMS',
      `update app_public.account_balances set debit_minor = debit_minor + 1, credit_minor = credit_minor + 1`,
    ],
    ['CHECKPOINTS_ARE_SUMS', `delete from app_public.account_balances where debit_minor > 0`],
    [
      'CLOSED_PERIODS_ARE_UNCHANGED',
      `update app_public.journals set occurred_on = (select month_on from app_public.accounting_periods where status = 'CLOSED')`,
    ],
  ])('%s: %s', async (claim, offence) => {
    await atFinance(
      () => database,
      async (tx, at) => {
        await sealedBooks(tx, at);
        expect(await failing(tx)).toEqual([]);
        await past(tx, offence);
        expect(await failing(tx)).toContain(claim);
      },
    )();
  });
});

const runOf = async (tx: TestTransaction, id: string) => {
  const [run] = await tx.query<{ status: string; failed: number; from: number; last: number }>(
    `select status::text, failed_count as failed, from_position::int as from, last_position::int as last
     from app_public.proof_runs where id = $1`,
    [id],
  );
  return run!;
};

test_('a proof by hand stores its scope and its findings', async (tx, at) => {
  await sealedBooks(tx, at);
  const stored = await call(tx, at.finance, 'create_proof_run', {});
  await expectRefusals(call(tx, at.finance, 'create_proof_run', {}), [{ code: 'INVALID_ACTION' }]);
  expect(await workerCall(tx, 'prove_books', stored.id)).toBe('HOLDS');
  expect(await workerCall(tx, 'prove_books', stored.id)).toBe('HOLDS');
  const { last } = await runOf(tx, stored.id);
  expect(await runOf(tx, stored.id)).toEqual({ status: 'HOLDS', failed: 0, from: 0, last });

  await past(
    tx,
    `update app_public.invoices set due_on = due_on + 1 where published_at is not null`,
  );
  const { id } = await call(tx, at.finance, 'create_proof_run', {});
  expect(await workerCall(tx, 'prove_books', id)).toBe('FAILS');
  const findings = await tx.query(
    `select claim::text, entity, count(entity_id)::int from app_public.proof_findings where proof_run_id = $1 group by 1, 2`,
    [id],
  );
  expect(findings).toEqual([
    { claim: 'SEALED_DOCUMENTS_ARE_UNCHANGED', entity: 'invoices', count: 2 },
  ]);
  const [claims] = await tx.query(
    `select count(*)::int from app_public.proof_results where proof_run_id = $1`,
    [id],
  );
  const [all] = await tx.query(
    'select cardinality(enum_range(null::app_public.proof_claim)) as count',
  );
  expect(claims).toEqual(all);
});

// Requirements: B10.13
test_('the daily proof continues the chain from the last one that held', async (tx, at) => {
  await tx.query(
    `create or replace function app_hidden.today() returns date language sql stable as $$
       select d.day - (extract(dow from d.day) = 0)::int from (select (now() at time zone 'Europe/Oslo')::date as day) d $$`,
  );
  await sealedBooks(tx, at);
  const first = await workerCall<string>(tx, 'prove_daily');
  expect(await workerCall(tx, 'prove_books', first)).toBe('HOLDS');
  await postOn(tx, await monthOf(tx, 0), 1);
  await sealAll(tx);
  const { last } = await runOf(tx, first);
  const next = await workerCall<string>(tx, 'prove_daily');
  expect(await workerCall(tx, 'prove_books', next)).toBe('HOLDS');
  expect(await runOf(tx, next)).toEqual({
    status: 'HOLDS',
    failed: 0,
    from: last,
    last: last + 1,
  });
  const [chained] = await tx.query(
    `select looked_count::int as looked from app_public.proof_results where proof_run_id = $1 and claim = 'SEALS_ARE_CHAINED'`,
    [next],
  );
  expect(chained).toEqual({ looked: 1 });
});

test_('only finance can prove the books', async (tx, at) => {
  for (const who of [actor.operator('REVIEW'), actor.operator('READ')]) {
    await expectRefusals(call(tx, who, 'create_proof_run', {}), [{ code: 'UNAUTHORIZED' }]);
  }
  await expect(call(tx, at.owner, 'create_proof_run', {})).rejects.toThrow(/permission denied/);
});
