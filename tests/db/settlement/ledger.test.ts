import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeDraft } from '../invoicing/draft.ts';
import { atFinance, type Finance } from './at-finance.ts';

// Goal: only a balanced, new and complete journal can be posted, in every way.
// Method: the posting function and plain SQL of the owner, who may do more than any role of the product.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const post = (tx: TestTransaction, key: string, bank: number, rounding: number) =>
  tx.query<{ id: string }>(
    `select (app_private.post_journal($1, 'TRANSFER', '2026-11-25', jsonb_build_object(
       app_private.finance_account_id('BANK'), $2::bigint, app_private.finance_account_id('ROUNDING'), $3::bigint
     ))).id`,
    [key, bank, rounding],
  );

/** The error of the work, in a savepoint that is rolled back. */
async function raises(tx: TestTransaction, work: () => Promise<unknown>, what: RegExp) {
  await tx.query('savepoint before');
  await expect(work()).rejects.toThrow(what);
  await tx.query('rollback to before');
}

const amounts = `jsonb_build_object(app_private.finance_account_id('BANK'), 100, app_private.finance_account_id('ROUNDING'), -100,
  app_private.finance_account_id('VAT'), 0)`;

const entry = `insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor)`;

test_('entries that do not sum to 0 are not posted', async (tx) => {
  await raises(tx, () => post(tx, 'test:1', 100, -99), /do not sum to 0/);
  await raises(tx, () => post(tx, 'test:1', 0, 0), /do not sum to 0/);
});

test_('a key is posted once: the same body again returns the stored journal', async (tx) => {
  const [first] = await post(tx, 'test:1', 100, -100);
  expect(await post(tx, 'test:1', 100, -100)).toEqual([first]);
  await raises(tx, () => post(tx, 'test:1', 101, -101), /other contents/);
  expect(await tx.query('select id from app_public.journals')).toEqual([first]);
});

test_('a posting reads only its own entries, also with a cached plan', async (tx) => {
  await tx.query('analyze app_public.journal_entries');
  await post(tx, 'test:1', 100, -100);
  await tx.query('set constraints all immediate');
  const scans = `select seq_scan::int from pg_stat_xact_user_tables where relid = 'app_public.journal_entries'::regclass`;
  expect(await tx.query(scans)).toEqual([{ seq_scan: 0 }]);
});

/** A posting whose parts can be varied one by one, for either function. */
const body = {
  kind: `'TRANSFER'`,
  occurred_on: `'2026-11-25'`,
  invoice_id: '(select i.id from app_public.invoices i order by i.id limit 1)',
  description: `'Flytting'`,
  gross_salary_minor: '5',
};
const functions = {
  post_journal: (
    parts: typeof body,
  ) => `select app_private.post_journal('test:1', ${parts.kind}, ${parts.occurred_on}, ${amounts},
    ${parts.invoice_id}, null, ${parts.description}, ${parts.gross_salary_minor})`,
  post_journals: (parts: typeof body) => `select app_private.post_journals(array[
    row(null, 'test:0', 'TRANSFER', '2026-11-25', ${amounts}, null, null, null, null, null)::app_private.posting,
    row(null, 'test:1', ${parts.kind}, ${parts.occurred_on}, ${amounts}, ${parts.invoice_id}, null, ${parts.description},
      ${parts.gross_salary_minor}, null)::app_private.posting])`,
};

for (const [name, text] of Object.entries(functions)) {
  test_(`${name} refuses a key with another body, whichever part differs`, async (tx, at) => {
    await makeDraft(tx, at);
    await tx.query(functions.post_journal(body));
    await tx.query(text(body));
    const others = {
      kind: `'UNEXPLAINED'`,
      occurred_on: `'2026-11-26'`,
      invoice_id: 'null',
      description: 'null',
      gross_salary_minor: '6',
    };
    for (const [part, value] of Object.entries(others)) {
      await raises(tx, () => tx.query(text({ ...body, [part]: value })), /other contents/);
    }
    expect(await tx.query(`select from app_public.journals where key = 'test:1'`)).toHaveLength(1);
  });
}

test_('a journal can be neither changed, removed nor extended', async (tx) => {
  const [{ id } = { id: '' }] = await post(tx, 'test:1', 100, -100);
  for (const text of [
    'update app_public.journal_entries set amount_minor = 1',
    'delete from app_public.journal_entries',
    `update app_public.journals set occurred_on = '2020-01-01'`,
    'truncate app_public.journal_entries',
  ]) {
    await raises(tx, () => tx.query(text), /append-only|cannot be changed/i);
  }
  const pair = `${entry} select '${id}', a.id, case a.kind when 'VAT' then 5 else -5 end
    from app_public.finance_accounts a where a.kind in ('VAT', 'UNEXPLAINED')`;
  await raises(tx, () => tx.query(pair), /inserted together/);
});

test_('a journal without entries is rejected at the commit', async (tx) => {
  await tx.query(
    `insert into app_public.journals (key, kind, occurred_on) values ('test:empty', 'TRANSFER', '2026-11-25')`,
  );
  await expect(tx.query('set constraints all immediate')).rejects.toThrow(/has no entries/);
});

test_('a journal is reversed once', async (tx) => {
  const [{ id } = { id: '' }] = await post(tx, 'test:1', 100, -100);
  const back = () =>
    tx.query<{ id: string }>('select (app_private.reverse_journal($1, null)).id', [id]);
  expect(await back()).toEqual(await back());
  const sums = await tx.query(
    'select sum(amount_minor)::int from app_public.journal_entries group by finance_account_id',
  );
  expect(sums).toEqual([{ sum: 0 }, { sum: 0 }]);
});
