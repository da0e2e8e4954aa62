-- Definer because nobody may write sessions by hand.
create or replace function app_private.revoke_sessions(user_id uuid, except_session_id uuid default null) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set revoked_at = now()
  where s.user_id = $1 and s.revoked_at is null and s.id is distinct from $2
$$;
comment on function app_private.revoke_sessions(uuid, uuid) is 'Ends every session of a user, but one when it is named.';
