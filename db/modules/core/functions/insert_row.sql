create or replace function app_private.insert_row(of_table anyelement, attributes jsonb) returns anyelement
language sql volatile
as $$
  select t
  from app_private.insert_rows(of_table, jsonb_build_array(app_hidden.column_values(
    pg_typeof(of_table), jsonb_build_object('accountId', app_hidden.current_account_id()) || coalesce(nullif(attributes, 'null'), '{}')
  ))) t
$$;
comment on function app_private.insert_row(anyelement, jsonb) is
  'Adds a row to the table of the (null) row given, from the checked attributes of a form and further values by their '
  'names. Its account is the current one unless they name another.';
grant execute on function app_private.insert_row(anyelement, jsonb) to app_user, app_operator;
