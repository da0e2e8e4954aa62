create or replace function app_private.record_event(
  entity text, id uuid, account_id uuid, event_type text, status text, data jsonb default '{}', partner_account_id uuid default null
) returns void
language sql volatile
as $$
  select app_private.record_events(entity, array[id], account_id, event_type, status, data, partner_account_id)
$$;
comment on function app_private.record_event(text, uuid, uuid, text, text, jsonb, uuid) is
  'Writes an event with the acting person, enqueues what follows it, and notifies subscribers of the row and of its accounts once the transaction commits.';
grant execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb, uuid) to app_user, app_operator, app_worker;
