import type { TestTransaction } from '../../support/test-transaction.ts';

/** The sums of all entries by the kind of account, in øre, without those that are 0. */
export async function ledgerOf(tx: TestTransaction): Promise<Record<string, number>> {
  const rows = await tx.query<{ kind: string; sum: string }>(
    `select a.kind::text, sum(e.amount_minor)::text as sum
     from app_public.journal_entries e join app_public.finance_accounts a on a.id = e.finance_account_id
     group by a.kind having sum(e.amount_minor) <> 0 order by a.kind`,
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}
