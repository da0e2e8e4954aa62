-- Subscriptions are notified at once. The rights of a token are looked up with each request anyway.
create or replace function app_private.end_sessions_in(account_id uuid, user_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set revoked_at = now() where s.account_id = $1 and s.user_id = $2 and s.revoked_at is null
$$;
comment on function app_private.end_sessions_in(uuid, uuid) is 'Ends every session of a user in an account, and with each the sign-in it came of.';
