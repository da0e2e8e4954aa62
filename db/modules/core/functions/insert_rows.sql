-- Writes exactly the given columns, as the caller, whose grants determine the permitted ones. A column that no row fills is left to
-- its default.
create or replace function app_private.insert_rows(of_table anyelement, rows jsonb) returns setof anyelement
language plpgsql volatile
as $$
declare
  v_columns constant text := (
    select string_agg(distinct quote_ident(e.key), ', ') from jsonb_array_elements(rows) one, jsonb_each(one) e where e.value <> 'null'
  );
begin
  if rows <> '[]' then
    return query execute format(
      'insert into %1$s as t (%2$s) select %2$s from jsonb_populate_recordset(null::%1$s, $1) returning t.*', pg_typeof(of_table), v_columns
    ) using rows;
  end if;
end;
$$;
comment on function app_private.insert_rows(anyelement, jsonb) is
  'Adds rows, given by the names of columns as to_jsonb has them, to the table of the (null) row given. A column that one of them has is '
  'null in those without it.';
grant execute on function app_private.insert_rows(anyelement, jsonb) to app_user, app_operator;
