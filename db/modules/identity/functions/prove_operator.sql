-- The second level of an operator is a one-time code of the last 15 minutes: the one they signed in with, or one in the
-- input.
create or replace function app_private.prove_operator(operator_id uuid, prepared jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not coalesce(prepared ? 'tried', false) then
    if not app_hidden.has_second_level() then
      perform app_private.refuse('AUTH_LEVEL_2_REQUIRED', 'code');
    end if;
    return;
  end if;
  if coalesce((prepared ->> 'isLimited')::boolean, false) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED', 'code');
  elsif not app_private.use_operator_code(prove_operator.operator_id, (prepared ->> 'totpStep')::bigint) then
    perform app_private.refuse('INVALID_TOKEN', 'code');
  else
    update app_private.sign_in_attempts a set succeeded_at = now() where a.id = (prepared ->> 'attemptId')::uuid;
    perform app_private.grant_second_level(app_hidden.current_session_id());
  end if;
end;
$$;
comment on function app_private.prove_operator(uuid, jsonb) is
  'Refuses at code unless an operator has given a one-time code in this session in the last 15 minutes, or gives one '
  'now: AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED. The prepared input states whether one was tried.';
