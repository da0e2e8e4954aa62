-- Called by definers that have checked the caller: record_events() requires a member of the account, which a person
-- joining or declining a team is not.
create or replace function app_private.write_events(
  entity text, ids uuid[], account_id uuid, event_type text, status text, data jsonb default '{}', partner_account_id uuid default null,
  actor text default app_hidden.current_actor_name(), user_id uuid default app_hidden.current_user_id()
) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.write_row_events(
    entity, ids, array_fill(account_id, array[cardinality(ids)]), event_type, status, array_fill(data, array[cardinality(ids)]),
    array_fill(partner_account_id, array[cardinality(ids)]), actor, user_id
  )
$$;
comment on function app_private.write_events(text, uuid[], uuid, text, text, jsonb, uuid, text, uuid) is
  'Writes that the same happened to several rows of an account, with what follows.';
