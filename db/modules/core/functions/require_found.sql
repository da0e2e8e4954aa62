create or replace function app_private.require_found(table_row anyelement, path text) returns anyelement
language plpgsql volatile
as $$
begin
  if table_row is null then
    perform app_private.refuse('INVALID', path);
    perform app_private.stop_if_refused();
  end if;
  return table_row;
end;
$$;
comment on function app_private.require_found(anyelement, text) is
  'Returns the row given. Stops with INVALID at the path when it is null, as a whole or in each column.';
grant execute on function app_private.require_found(anyelement, text) to app_user, app_operator;
