import { ExampleRows } from '#db/access/rows/example-rows.ts';
import { readTables } from '#db/access/rows/read-tables.ts';
import { rowTypeName } from '#db/tools/shapes/type-name.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import type { TestDatabase } from '#tests/support/create-test-database.ts';
import type { Tenant } from './tenant.ts';

/** A type that has global ids, which is a table or a view. */
export interface IdType {
  name: string;
  relation: string;
  prefix: string;
  isTable: boolean;
  /** Whether its rows belong to accounts or users. */
  isOwned: boolean;
}

export const idTypes = (database: TestDatabase): Promise<IdType[]> =>
  database.rolledBack(async (tx) => {
    const found = await tx.query<Omit<IdType, 'name'>>(
      `select c.relname::text as relation, c.relkind = 'r' as "isTable",
         (regexp_match(obj_description(c.oid, 'pg_class'), '(?n)^@prefix (\\w+)'))[1] as prefix,
         c.relname in ('accounts', 'users') or exists (
           select from pg_attribute a where a.attrelid = c.oid and a.attname in ('account_id', 'user_id')
         ) as "isOwned"
       from pg_class c
       where c.relnamespace = 'app_public'::regnamespace and obj_description(c.oid, 'pg_class') ~ '(?n)^@prefix '
       order by 1`,
    );
    return found.map((one) => ({ ...one, name: rowTypeName(one.relation) }));
  });

/**
 * Ids of rows of a tenant, by type; a missing row is created, shared with the partner if two
 * accounts share it.
 */
export async function rowsOfTypes(
  database: TestDatabase,
  its: Tenant,
  types: IdType[],
  partner: Tenant = its,
): Promise<Record<string, string>> {
  return database.committed(async (tx) => {
    const tables = await readTables(tx);
    const rowsOf = ({ accountId, userId }: Tenant) => {
      const rows = new ExampleRows(tx, tables, { account_id: accountId, user_id: userId });
      rows.use('app_public.accounts', { id: accountId });
      rows.use('app_public.users', { id: userId });
      return rows;
    };
    const rows = rowsOf(its);
    if (partner !== its) {
      rows.partner = rowsOf(partner);
      rows.shared.partner_account_id = partner.accountId;
    }
    const found: Record<string, string> = {};
    for (const { name, relation, prefix, isTable } of types) {
      const own = Object.values(its.ids).find((id) => id.startsWith(`${prefix}_`));
      if (own) found[name] = own;
      else if (isTable)
        found[name] = encodeTypeId(prefix, String((await rows.row(`app_public.${relation}`)).id));
    }
    return found;
  });
}
