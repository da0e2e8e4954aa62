-- The whole of a mutation that removes one row. A row that the caller may not see or remove counts as missing.
create or replace function app_private.delete_row(of_table anyelement, id uuid) returns anyelement
language plpgsql volatile
as $$
declare
  v_row of_table%type;
begin
  execute format('delete from %s t where t.id = $1 returning t.*', pg_typeof(of_table)) into v_row using id;
  return app_private.require_found(v_row, 'id');
end;
$$;
comment on function app_private.delete_row(anyelement, uuid) is
  'Deletes a row of the table of the (null) row given, and returns it. Stops with INVALID at id when the caller has '
  'no such row to delete.';
grant execute on function app_private.delete_row(anyelement, uuid) to app_user, app_operator;
