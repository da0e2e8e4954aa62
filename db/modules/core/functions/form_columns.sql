-- For a copy of a row: a new field is copied without a line there. What the row has become since is no part of it.
create or replace function app_hidden.form_columns(of_table regclass) returns text[]
language sql stable
as $$
  select array_agg(a.attname::text order by a.attnum)
  from pg_catalog.pg_attribute a
  where a.attrelid = of_table and a.attnum > 0 and pg_catalog.col_description(a.attrelid, a.attnum) ~ '(^|\n)@form( create)?(\n|$)'
$$;
comment on function app_hidden.form_columns(regclass) is 'The columns of a table that a form fills in, by their comments.';
grant execute on function app_hidden.form_columns(regclass) to app_user;
