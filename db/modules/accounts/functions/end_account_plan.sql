-- An act of its own: a dialog of the plan that is sent as it opened takes nothing away. Definer because a grant on the
-- table would be one by hand.
create or replace function app_public.end_account_plan(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_customer(input, '{FINANCE,ADMIN}', is_team => true);
begin
  delete from app_public.plan_subscriptions s where s.account_id = v_account.id;
  if not found then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.record_event('accounts', v_account.id, v_account.id, 'PLAN_ENDED', null);
  update app_public.accounts a set tag = a.tag where a.id = v_account.id returning a.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.end_account_plan(jsonb) is
'@actors OPERATOR_FINANCE OPERATOR_ADMIN
Removes a team''s plan, and with it all limits and charges. INVALID_ACTION at id: it has none; ACCOUNT_NOT_FOUND, '
  'UNAUTHORIZED on the operator''s own account; INVALID_ACTION at updatedAt.';
grant execute on function app_public.end_account_plan(jsonb) to app_operator;
