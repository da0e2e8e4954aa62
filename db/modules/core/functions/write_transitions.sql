-- Each row that batch_transitions() has silenced has its event here, so that no step is without one.
create or replace function app_private.write_transitions(entity text, ids uuid[], account_ids uuid[], status text, data jsonb default '{}')
returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform set_config('app.transition_note', '', true);
  if cardinality(ids) > 0 then
    perform app_private.write_row_events(entity, ids, account_ids, status, status, array_fill(data, array[cardinality(ids)]));
  end if;
end;
$$;
comment on function app_private.write_transitions(text, uuid[], uuid[], text, jsonb) is
  'Writes the events of rows that one statement has moved to a status, and has later steps write their own again.';
