-- One for each sign-in, whatever accounts its tabs have switched to: it ends as a whole. Definer because people see no
-- session but the one they act in. An operator who acts as a user sees none: where a person is, and on what, is no
-- matter of theirs.
create or replace function app_public.sessions_open_sessions(session app_public.sessions) returns setof app_public.sessions
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select (l.newest).* from (
    select distinct on (s.sign_in_id) s as newest
    from app_public.sessions s
    where s.user_id = app_hidden.current_user_id() and app_hidden.current_administrator_id() is null
      and s.account_id = any (app_hidden.current_user_account_ids()) and s.administrator_id is null
      and s.revoked_at is null and s.expires_at > now() and s.last_used_at > now() - interval '14 days'
    order by s.sign_in_id, s.id = app_hidden.current_session_id() desc, s.last_used_at desc, s.id desc
  ) l
  order by (l.newest).id = app_hidden.current_session_id() desc, (l.newest).last_used_at desc, (l.newest).id desc
  limit 100
$$;
comment on function app_public.sessions_open_sessions(app_public.sessions) is
  E'@simpleCollections only\nThe person''s open sessions: this one first, then the others by last use; a hundred at '
  'most.';
grant execute on function app_public.sessions_open_sessions(app_public.sessions) to app_user;
