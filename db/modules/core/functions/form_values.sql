-- For a copy of a row: a new field is copied without a line there. What the row has become since is no part of it.
create or replace function app_hidden.form_values(table_row anyelement) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_object_agg(a.attname, to_jsonb(table_row) -> a.attname)
    from pg_catalog.pg_attribute a
    where a.attrelid = (select t.typrelid from pg_catalog.pg_type t where t.oid = pg_typeof(table_row)) and a.attnum > 0
      and pg_catalog.col_description(a.attrelid, a.attnum) ~ '(^|\n)@form( create)?(\n|$)'
  );
end;
$$;
comment on function app_hidden.form_values(anyelement) is 'Of a row those columns that a form fills in, by their comments, as insert_row takes them.';
grant execute on function app_hidden.form_values(anyelement) to app_user;
