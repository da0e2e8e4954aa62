-- Definer because a grant on the column would be a bare date, without reason and event.
create or replace function app_public.enable_operator(input jsonb) returns app_public.operators
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_operator app_public.operators;
  v_reason text;
begin
  if app_hidden.current_operator_role() is distinct from 'ADMIN' then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select o.* into v_operator from app_public.operators o where o.id = (input ->> 'id')::uuid for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  if v_operator.user_id = app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_operator.updated_at, input);
  if v_operator.disabled_at is null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  update app_public.operators o set disabled_at = null where o.id = v_operator.id returning o.* into v_operator;
  perform app_private.record_event('operators', v_operator.id, null, 'ENABLED', null, jsonb_build_object('reason', v_reason));
  return v_operator;
end;
$$;
comment on function app_public.enable_operator(jsonb) is
'@actors OPERATOR_ADMIN
@offeredWhile disabled_at set
Lets a person work here again, in the role they had. BLANK, TOO_BIG reason; '
  'INVALID at id; INVALID_ACTION at id: not disabled, at updatedAt: newer; UNAUTHORIZED, on oneself too.';
grant execute on function app_public.enable_operator(jsonb) to app_operator;
