-- Definer because no role may write events directly: history follows from the transitions.
create or replace function app_private.record_events(
  entity text, ids uuid[], account_id uuid, event_type text, status text, data jsonb default '{}', partner_account_id uuid default null
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  -- An actor in an account writes the history of that account only, whatever row is named. A person's own rows, such as
  -- an identity, belong to no account.
  if not app_hidden.is_within_reach(account_id) and not app_hidden.is_within_reach(partner_account_id)
    and (account_id is not null or exists (select from unnest(ids) i (id) where not app_private.is_own_row(entity, i.id))) then
    raise exception 'an event of another account' using errcode = 'insufficient_privilege';
  end if;
  perform app_private.write_events(entity, ids, account_id, event_type, status, data, partner_account_id);
end;
$$;
comment on function app_private.record_events(text, uuid[], uuid, text, text, jsonb, uuid) is
  'write_events() for callers who act in one of the accounts, or on their own rows.';
grant execute on function app_private.record_events(text, uuid[], uuid, text, text, jsonb, uuid) to app_user, app_operator, app_worker;
