-- Protects, so it is allowed also where the operator belongs to an account of the person. Triggers end the sign-in it came
-- of and tell its tabs. Definer because a grant on the column would be a bare date, without reason and event.
create or replace function app_public.destroy_user_session(input jsonb) returns app_public.sessions
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_session app_public.sessions;
  v_reason text;
begin
  if app_hidden.current_operator_role() is distinct from 'ADMIN' then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select s.* into v_session from app_public.sessions s where s.id = (input ->> 'id')::uuid;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform from app_public.sessions s where s.sign_in_id = v_session.sign_in_id order by s.id for no key update;
  select s.* into v_session from app_public.sessions s where s.id = v_session.id;
  if v_session.revoked_at is not null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  v_session := app_private.update_row(v_session, jsonb_build_object('revokedAt', now()));
  perform app_private.record_event('sessions', v_session.id, null, 'ENDED', null, jsonb_build_object('reason', v_reason));
  return v_session;
end;
$$;
comment on function app_public.destroy_user_session(jsonb) is
'@actors OPERATOR_ADMIN
@offeredWhile revoked_at unset
Logs a person out: the session and all that came of the same sign-in are over at once. BLANK, TOO_BIG reason; '
  'INVALID at id; INVALID_ACTION at id: over already; UNAUTHORIZED.';
grant execute on function app_public.destroy_user_session(jsonb) to app_operator;
