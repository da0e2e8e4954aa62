-- Adds the guard and the events of transitions to a table with a status.
create or replace function app_private.begin_rules_for_states(table_name regclass) returns void
language plpgsql volatile
as $$
begin
  if not exists (
    select from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid and t.typtype = 'e'
    where a.attrelid = table_name and a.attname = 'status' and not a.attisdropped
  ) then
    return;
  end if;
  execute format(
    'create trigger _200_guard_transition before insert or update of status on %s for each row execute function app_private.tg__guard_transition()',
    table_name
  );
  execute format(
    'create trigger _800_record_transition after insert or update of status on %s for each row execute function app_private.tg__record_transition()',
    table_name
  );
end;
$$;
comment on function app_private.begin_rules_for_states(regclass) is
  'Guards the status of a table, where it has one, and writes an event for every step.';
