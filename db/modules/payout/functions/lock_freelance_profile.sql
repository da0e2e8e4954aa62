-- An operator decides on the facts on the screen: their owner may change them meanwhile. Definer because a lock needs a
-- grant.
create or replace function app_private.lock_freelance_profile(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_when_changed(p.updated_at, input) from app_public.freelance_profiles p
  where p.id = (input ->> 'id')::uuid and app_hidden.is_within_reach(p.account_id) for no key update;
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.lock_freelance_profile(jsonb) is
  'Locks the profile that an operator decides on. Stops with INVALID_ACTION at updatedAt when it is newer than they have read it.';
grant execute on function app_private.lock_freelance_profile(jsonb) to app_operator;
