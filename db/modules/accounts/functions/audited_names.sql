-- Columns computed from other rows contain the same names, and the audit trail stores them too.
create or replace function app_private.audited_names(table_name regclass, columns text[]) returns text[]
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(audited_names.columns, '{}') || array(
    select a.attname::text from pg_attribute a
    where a.attrelid = audited_names.table_name and not a.attisdropped and (a.attgenerated <> '' or a.attname = 'search_text')
  )
$$;
comment on function app_private.audited_names(regclass, text[]) is
  'The columns, and those that are computed of others of their table.';
