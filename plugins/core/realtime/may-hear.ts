import type { Subscribable } from './find-subscribables.ts';

/** Whether a caller may be told of a row: it is visible to them, or deleted and has nothing to show. */
export async function mayHear(
  { table, sqlTable }: Subscribable,
  { pgSettings, withPgClient }: Grafast.Context,
  id: string,
): Promise<boolean> {
  const { rows } = await withPgClient(pgSettings, (client) =>
    client.query<{ allowed: boolean }>({
      text: `select exists (select from ${sqlTable} where id = $1) or app_hidden.is_removed($2, $1) as allowed`,
      values: [id, table],
    }),
  );
  return rows[0]?.allowed ?? false;
}
