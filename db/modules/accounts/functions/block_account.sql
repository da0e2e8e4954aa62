-- A protective action, so it is allowed on the operator's own account too. Its sessions end at once. Definer because a
-- grant on the column would allow a bare date, without reason and event.
create or replace function app_public.block_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_to_block(
    null::app_public.accounts, input, 'blocked_at', is_marked => false, missing => 'ACCOUNT_NOT_FOUND'
  );
  v_reason constant text := app_private.require_reason(input);
begin
  perform app_private.stop_if_refused();

  update app_public.accounts a set blocked_at = now() where a.id = v_account.id returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, null, 'BLOCKED', null, jsonb_build_object('reason', v_reason));
  return v_account;
end;
$$;
comment on function app_public.block_account(jsonb) is
'@actors OPERATOR_ADMIN
@offeredWhile blocked_at unset
Blocks an account: every sign-in fails with ACCOUNT_BLOCKED. BLANK, TOO_BIG reason; ACCOUNT_NOT_FOUND; INVALID_ACTION '
  'at id: blocked already, at updatedAt: newer; UNAUTHORIZED.';
grant execute on function app_public.block_account(jsonb) to app_operator;
