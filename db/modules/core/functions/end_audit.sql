create or replace function app_private.end_audit(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_trigger text;
begin
  foreach v_trigger in array array['_900_audit', '_901_audit_added', '_902_audit_removed'] loop
    execute format('drop trigger if exists %I on %s', v_trigger, table_name);
  end loop;
end;
$$;
comment on function app_private.end_audit(regclass) is
  'Drops the audit of a table whose comment states why it has none, or that is audited in another way.';
