-- Writes as the caller, and only the columns granted to the caller; other attributes of the form are ignored. A column that
-- cannot be null keeps its value where none is given. A column of a unique key is written only if its value differs: an
-- update that names such a column blocks inserts of rows that refer to this one.
create or replace function app_private.update_row(table_row anyelement, attributes jsonb) returns anyelement
language plpgsql volatile
as $$
declare
  v_table constant regtype := pg_typeof(table_row);
  v_values constant jsonb := app_hidden.column_values(v_table, attributes);
  v_columns constant text := (
    select string_agg(quote_ident(a.attname), ', ')
    from pg_catalog.pg_attribute a
    where a.attrelid = (select typrelid from pg_catalog.pg_type where oid = v_table) and a.attnum > 0 and v_values ? a.attname
      and not (a.attnotnull and v_values -> a.attname = 'null')
      and has_column_privilege(a.attrelid, a.attnum, 'UPDATE')
      and not (v_values -> a.attname = to_jsonb(table_row) -> a.attname and exists (
        select from pg_catalog.pg_index x
        where x.indrelid = a.attrelid and x.indisunique and x.indpred is null and x.indexprs is null and a.attnum = any (x.indkey)
      ))
  );
  v_row table_row%type := table_row;
begin
  if v_columns is not null then
    execute format(
      'update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where t.id = $2 returning t.*', v_table, v_columns
    ) into v_row using v_values, (to_jsonb(table_row) ->> 'id')::uuid;
  end if;
  return v_row;
end;
$$;
comment on function app_private.update_row(anyelement, jsonb) is
  'Changes a row by the attributes of a form, those columns that the caller may change.';
grant execute on function app_private.update_row(anyelement, jsonb) to app_user, app_operator;
