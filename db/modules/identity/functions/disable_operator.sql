-- Operators cannot disable themselves, so that an administrator is left. Definer because a grant on the column would
-- allow a bare date, without reason and event.
create or replace function app_public.disable_operator(input jsonb) returns app_public.operators
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_operator app_public.operators := app_private.lock_to_block(null::app_public.operators, input, 'disabled_at', is_marked => false);
  v_reason constant text := app_private.require_reason(input);
begin
  perform app_private.stop_if_refused();

  update app_public.operators o set disabled_at = now() where o.id = v_operator.id returning o.* into v_operator;
  perform app_private.record_event('operators', v_operator.id, null, 'DISABLED', null, jsonb_build_object('reason', v_reason));
  return v_operator;
end;
$$;
comment on function app_public.disable_operator(jsonb) is
'@actors OPERATOR_ADMIN
@offeredWhile disabled_at unset
Ends a person''s work here: every session in the console is over at once, and signing in to it is refused. BLANK, TOO_BIG reason; '
  'INVALID at id; INVALID_ACTION at id: disabled already, at updatedAt: newer; UNAUTHORIZED, on oneself too.';
grant execute on function app_public.disable_operator(jsonb) to app_operator;
