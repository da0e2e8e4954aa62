-- The opening of every mutation of one row. A row that the caller may not see or change counts as missing, and the row
-- is locked, so that concurrent calls wait for each other. Runs as the caller, whose policies decide which rows those are.
create or replace function app_private.require_row(of_table anyelement, id uuid, path text default 'id') returns anyelement
language plpgsql volatile
as $$
declare
  v_row of_table%type;
begin
  execute format('select t.* from %s t where t.id = $1 for no key update', pg_typeof(of_table)) into v_row using id;
  return app_private.require_found(v_row, path);
end;
$$;
comment on function app_private.require_row(anyelement, uuid, text) is
  'The row of the table of the (null) row given, locked. Stops with INVALID at the path when the caller has no such row to change.';
grant execute on function app_private.require_row(anyelement, uuid, text) to app_user, app_operator;
