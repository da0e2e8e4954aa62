create or replace function app_private.grant_second_level(session_id uuid) returns void
language sql volatile
as $$
  update app_public.sessions s set second_level_at = now() where s.id = $1
$$;
comment on function app_private.grant_second_level(uuid) is
  'Notes that a code was confirmed in the session, by SMS or an operator''s own. Called by whatever has checked it.';
