create or replace function app_private.keys_to(table_name regclass)
returns table (table_name regclass, attname name, is_optional boolean)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select k.conrelid::regclass, a.attname, not a.attnotnull
  from pg_constraint k
    join pg_attribute f on f.attrelid = k.confrelid and f.attname = 'id' and f.attnum = any (k.confkey)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_position(k.confkey, f.attnum)]
  where k.contype = 'f' and k.confrelid = keys_to.table_name
  order by k.conrelid::regclass::text, a.attname
$$;
comment on function app_private.keys_to(regclass) is
  'The columns by which rows of other tables point to rows of a table, and whether they may point to none.';
