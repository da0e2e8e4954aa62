-- Writes exactly the given attributes, as the caller, whose grants determine the permitted columns: a new field needs
-- no line here. Null leaves the column's default. The account is the current one unless given.
create or replace function app_private.insert_rows(of_table anyelement, attributes jsonb) returns setof anyelement
language plpgsql volatile
as $$
declare
  v_values constant jsonb := (
    select jsonb_agg(written.columns order by given.place)
    from jsonb_array_elements(attributes) with ordinality given (value, place)
    cross join lateral (
      select jsonb_object_agg(key, value) as columns
      from jsonb_each(app_hidden.column_values(
        pg_typeof(of_table), jsonb_build_object('accountId', app_hidden.current_account_id()) || coalesce(nullif(given.value, 'null'), '{}')
      ))
      where value <> 'null'
    ) written
  );
  v_columns constant text := (
    select string_agg(distinct quote_ident(key), ', ') from jsonb_array_elements(v_values) one, jsonb_object_keys(one) key
  );
begin
  return query execute format(
    'insert into %1$s as t (%2$s) select %2$s from jsonb_populate_recordset(null::%1$s, $1) returning t.*', pg_typeof(of_table), v_columns
  ) using v_values;
end;
$$;
comment on function app_private.insert_rows(anyelement, jsonb) is
  'Adds rows to the table of the (null) row given, as insert_row does. A column that one of them has is null in those without it.';
grant execute on function app_private.insert_rows(anyelement, jsonb) to app_user, app_operator;
