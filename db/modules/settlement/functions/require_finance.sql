create or replace function app_private.require_finance(input jsonb, command text, account_id uuid default null) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_prepared constant jsonb := app_private.prepared(input, command);
  v_operator_id uuid := (select s.operator_id from app_public.sessions s where s.id = app_hidden.current_session_id());
begin
  if v_operator_id is null or not 'OPERATOR_FINANCE' = any (app_hidden.current_actors())
    or require_finance.account_id = any (app_hidden.current_own_account_ids()) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.prove_operator(v_operator_id, v_prepared);
end;
$$;
comment on function app_private.require_finance(jsonb, text, uuid) is
  'Stops with UNAUTHORIZED for callers that are no operator with FINANCE, and for an account of their own; refuses at code without '
  'a one-time code of the last 15 minutes: AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
