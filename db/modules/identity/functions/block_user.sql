-- A protective action, so it is allowed also where the operator belongs to an account of the person; operators cannot
-- block themselves. A trigger ends every session and link. Definer because a grant on the column would allow a bare
-- date, without reason and event.
create or replace function app_public.block_user(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user app_public.users := app_private.lock_to_block(null::app_public.users, input, 'blocked_at', is_marked => false, missing => 'USER_NOT_FOUND');
  v_reason constant text := app_private.require_reason(input);
begin
  perform app_private.stop_if_refused();

  update app_public.users u set blocked_at = now() where u.id = v_user.id returning u.* into v_user;
  perform app_private.record_event('users', v_user.id, null, 'BLOCKED', null, jsonb_build_object('reason', v_reason));
  return v_user;
end;
$$;
comment on function app_public.block_user(jsonb) is
'@actors OPERATOR_ADMIN
@offeredWhile blocked_at unset
Shuts a person out: every session and link ends at once, and signing in is refused with USER_BLOCKED. BLANK, TOO_BIG reason; '
  'USER_NOT_FOUND; INVALID_ACTION at id: blocked already, at updatedAt: newer; UNAUTHORIZED.';
grant execute on function app_public.block_user(jsonb) to app_operator;
