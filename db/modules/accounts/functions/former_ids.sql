create or replace function app_private.former_ids(table_name text, account_id uuid, user_id uuid) returns uuid[]
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select array(
    select e.row_id from app_public.audit_entries e
    where e.table_name = former_ids.table_name and e.operation <> 'UPDATE' and (
      former_ids.account_id::text in (coalesce(e.after, e.before) ->> 'account_id', coalesce(e.after, e.before) ->> 'partner_account_id')
      or coalesce(e.after, e.before) ->> 'user_id' = former_ids.user_id::text
    )
  )
$$;
comment on function app_private.former_ids(text, uuid, uuid) is
  'The current and former rows of an account or its person in a table, from the audit trail.';
