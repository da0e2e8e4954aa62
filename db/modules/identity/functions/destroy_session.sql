-- Logging out when nobody is signed in changes nothing and is no fault. Definer because nobody may
-- write sessions by hand; of another session, only one's own is found.
create or replace function app_public.destroy_session(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid := coalesce((input ->> 'id')::uuid, app_hidden.current_session_id());
begin
  perform app_private.refuse_other_session(v_id);
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
  E'@impersonated partly\nLogs out: the session''s token stops working at once. Other tabs have sessions of their '
  'own, of which id names one. INVALID: none of the user''s, or over. INVALID_ACTION: another than this one while '
  'impersonating.';
grant execute on function app_public.destroy_session(jsonb) to app_visitor, app_user, app_operator;
