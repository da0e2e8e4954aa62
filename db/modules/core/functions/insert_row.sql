-- Writes exactly the given attributes, as the caller, whose grants determine the permitted columns: a new field needs
-- no line here. Null leaves the column's default. The account is the current one unless given.
create or replace function app_private.insert_row(of_table anyelement, attributes jsonb) returns anyelement
language plpgsql volatile
as $$
declare
  v_owned jsonb := jsonb_build_object('accountId', app_hidden.current_account_id()) || coalesce(nullif(attributes, 'null'), '{}');
  v_values jsonb := jsonb_strip_nulls(app_hidden.column_values(pg_typeof(of_table), v_owned));
  v_columns text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(v_values) key);
  v_row of_table%type;
begin
  execute format(
    'insert into %1$s as t (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning t.*', pg_typeof(of_table), v_columns
  ) into v_row using v_values;
  return v_row;
end;
$$;
comment on function app_private.insert_row(anyelement, jsonb) is
  'Adds a row to the table of the (null) row given, from the checked attributes of a form and further values by their '
  'names. Its account is the current one unless they name another.';
grant execute on function app_private.insert_row(anyelement, jsonb) to app_user, app_operator;
