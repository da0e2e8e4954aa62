import type pg from 'pg';
import pluralize from 'pluralize';
import { rowTypeName } from '../tools/shapes/type-name.ts';

/** By table or function, `app_public.boats`, how the API calls its list where `@list` gives no name. */
export async function readListNames(
  client: Pick<pg.Client, 'query'>,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ source: string; called: string }>(`
    with tables as (
      select c.oid, c.reltype, c.relname::text as name,
        coalesce(substring(obj_description(c.oid, 'pg_class') from '(?n)^\\s*@name\\s+(\\w+)'), c.relname::text) as called
      from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')
    )
    select 'app_public.' || name as source, called from tables
    union all
    select 'app_public.' || p.proname, t.called
    from pg_proc p join tables t on t.reltype = p.prorettype
    where p.pronamespace = 'app_public'::regnamespace and p.proretset`);
  return new Map(rows.map(({ source, called }) => [source, listName(called)]));
}

/** `bank_accounts` is `bankAccounts`. */
function listName(called: string): string {
  const type = pluralize(rowTypeName(called));
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}
