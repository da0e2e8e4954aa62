-- Logging out without a session changes nothing and is no error. Rows are locked in a fixed order first: two tabs of
-- one sign-in may log out at the same moment, and each ends the other's session. Definer because sessions are not
-- written directly; another session is found only if it is the caller's.
create or replace function app_public.destroy_session(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid := coalesce((input ->> 'id')::uuid, app_hidden.current_session_id());
begin
  perform app_private.refuse_other_session(v_id);
  perform from app_public.sessions s
  where s.sign_in_id = (select o.sign_in_id from app_public.sessions o where o.id = v_id)
  order by s.id
  for no key update;
  update app_public.sessions s set revoked_at = now()
  where s.id = v_id and s.revoked_at is null
    and (s.id = app_hidden.current_session_id() or s.user_id = app_hidden.current_user_id() and s.account_id is not null and s.administrator_id is null);
  if not found and input ->> 'id' is not null then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_public.destroy_session(jsonb) is
  E'@impersonated partly\nLogs out: the tokens of all sessions that came of the sign-in stop working at once, in '
  'whatever account they act. Other devices have sign-ins of their own, of which id names a session. INVALID: none '
  'of the user''s, or over. INVALID_ACTION: another than this one while impersonating.';
grant execute on function app_public.destroy_session(jsonb) to app_visitor, app_user, app_operator;
