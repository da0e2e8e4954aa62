-- Includes sessions that an operator has opened as another user: a thief who acts as a customer is signed out too. The
-- excepted session continues as a sign-in of its own, since the others end theirs. Definer because no role may write
-- sessions.
create or replace function app_private.revoke_sessions(user_id uuid, except_session_id uuid default null) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set sign_in_id = uuidv7() where s.id = $2;
  update app_public.sessions s set revoked_at = now()
  where (s.user_id = $1 or s.administrator_id in (select o.id from app_public.operators o where o.user_id = $1))
    and s.revoked_at is null and s.id is distinct from $2
$$;
comment on function app_private.revoke_sessions(uuid, uuid) is
  'Ends every session of a user, including those in which they impersonate, except the given one.';
