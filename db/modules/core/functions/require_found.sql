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
  'The row given. Stops with INVALID at the path when there is none: of a row that is, its id is never null.';
grant execute on function app_private.require_found(anyelement, text) to app_user, app_operator;
