import type { TestDatabase } from '#tests/support/create-test-database.ts';

/** A fingerprint of every row of an account and of the size of the history of all accounts. */
export async function snapshot(
  database: TestDatabase,
  accountId: string,
): Promise<Record<string, string>> {
  return database.rolledBack(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'app_public' and c.column_name = 'account_id'
         and t.table_type = 'BASE TABLE' and c.table_name <> 'sessions'
       order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await tx.query<{ hash: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t.id), '')) as hash
         from app_public.${name} t where account_id = $1`,
        [accountId],
      );
      found[name] = row?.hash ?? '';
    }
    return found;
  });
}
