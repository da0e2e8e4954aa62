-- Starts every transition of a row to which no role has grants: it is locked, so that concurrent transitions queue up,
-- and rows out of the caller's reach do not exist. Definer because a lock needs a grant.
create or replace function app_private.require_row_transition(entity text, id uuid, action text) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(t) from app_public.%I t where t.id = $1 for no key update', entity) into v_row using id;
  if v_row is null or not (
    app_hidden.is_within_reach((v_row ->> 'account_id')::uuid) or app_hidden.is_within_reach((v_row ->> 'partner_account_id')::uuid)
  ) then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return app_private.require_transition(entity, id, v_row ->> 'status', action);
end;
$$;
comment on function app_private.require_row_transition(text, uuid, text) is
  'Locks a row and returns the status the action leads to. Stops with INVALID for a row out of the caller''s reach; '
  'refuses as require_transition does, and returns null.';
grant execute on function app_private.require_row_transition(text, uuid, text) to app_operator;
