import type { Queries } from '#db/access/queries.ts';
import type { Weakness } from './weaknesses.ts';

/** Weaknesses without an effect for a reason that no query shows: the part is implied by the rest of its policy. */
const implied = [
  // `managed_department_ids()` reads the departments of the current account from this very table.
  'departments "who manages a department changes it": using without (account_id',
  'departments "who manages a department removes it, but for the default one": using without (account_id',
];

/** Tells whether the catalogue shows that a weakness has no effect. */
export async function isProved(tx: Queries, one: Weakness): Promise<boolean> {
  if (one.policy === null) return false;
  if (implied.some((name) => one.name.startsWith(name))) return true;
  const [found] = await tx.query<{ is: boolean }>(proofs, [
    one.table,
    one.roles,
    one.commands,
    one.policy,
    one.part,
  ]);
  return found?.is === true;
}

const proofs = `
  select
    -- Roles without a grant for the commands reach nothing by them.
    not exists (
      select from unnest($2::text[]) role, unnest($3::text[]) command
      where case command when 'delete' then has_table_privilege(role, $1, 'delete') else has_any_column_privilege(role, $1, command) end
    )
    -- Rows without an account are in no account of an operator's own.
    or $4 like 'operators do not % in their own accounts' and $1 <> 'app_public.accounts' and not exists (
      select from pg_attribute a where a.attrelid = $1::regclass and a.attname in ('account_id', 'partner_account_id')
    )
    -- Another policy already lets in all callers of the roles.
    or exists (
      select from pg_policy p
      where p.polrelid = $1::regclass and p.polpermissive and p.polname <> $4 and p.polcmd = 'r' and $3::text[] = array['select']
        and pg_get_expr(p.polqual, p.polrelid) = 'true' and p.polroles::regrole[]::text[] @> $2::text[]
    )
    -- A column without an insert grant has its default for every caller.
    or $3::text[] = array['insert'] and exists (
      select from pg_attribute a where a.attrelid = $1::regclass and $5 ~ ('\\y' || a.attname || '\\y')
    ) and not exists (
      select from pg_attribute a, unnest($2::text[]) role
      where a.attrelid = $1::regclass and a.attnum > 0 and $5 ~ ('\\y' || a.attname || '\\y') and has_column_privilege(role, $1, a.attname, 'insert')
    ) as is`;
