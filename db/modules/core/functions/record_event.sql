create or replace function app_private.record_event(
  entity text, id uuid, account_id uuid, event_type text, status text, data jsonb default '{}'
) returns void
language sql volatile
as $$
  select app_private.record_events(entity, array[id], account_id, event_type, status, data)
$$;
comment on function app_private.record_event(text, uuid, uuid, text, text, jsonb) is
  'Writes an event with the acting person, enqueues what follows it, and notifies subscribers of the row and of its account once the transaction commits.';
grant execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb) to app_user, app_operator, app_worker;
