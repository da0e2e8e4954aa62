-- A protective action, so it is allowed on the operator's own account too. Its sessions end at once. Definer because a
-- grant on the column would allow a bare date, without reason and event.
create or replace function app_public.block_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_reason text;
begin
  if app_hidden.current_operator_role() is distinct from 'ADMIN' then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select a.* into v_account from app_public.accounts a where a.id = (input ->> 'id')::uuid and a.deleted_at is null for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.blocked_at is not null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  v_reason := app_private.require_reason(input);
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
