create or replace function app_private.lock_operator(input jsonb, is_disabled boolean) returns app_public.operators
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_operator app_public.operators;
begin
  if app_hidden.current_operator_role() is distinct from 'ADMIN' then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  v_operator := app_private.require_row(v_operator, (input ->> 'id')::uuid);
  if v_operator.user_id = app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_operator.updated_at, input);
  if (v_operator.disabled_at is not null) <> is_disabled then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  return v_operator;
end;
$$;
comment on function app_private.lock_operator(jsonb, boolean) is
  'The operator an administrator decides about, locked. Stops with UNAUTHORIZED for other operators and for oneself, INVALID at id; '
  'refuses INVALID_ACTION at id unless it is disabled or not as expected, and at updatedAt.';
