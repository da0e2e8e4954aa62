create or replace function app_hidden.attributes_of(row_type regtype, table_row jsonb) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_object_agg(app_hidden.camel_case(a.attname), case
    when jsonb_typeof(value) = 'object' and t.typtype = 'c' then app_hidden.attributes_of(t.oid::regtype, value) else value
  end), '{}')
  from pg_catalog.pg_type r
  join pg_catalog.pg_attribute a on a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped
  join pg_catalog.pg_type t on t.oid = a.atttypid
  join jsonb_each(table_row) on key = a.attname
  where r.oid = row_type
$$;
comment on function app_hidden.attributes_of(regtype, jsonb) is
  'A row from to_jsonb with the names of form fields, as a base to merge changes into.';
grant execute on function app_hidden.attributes_of(regtype, jsonb) to app_user;
