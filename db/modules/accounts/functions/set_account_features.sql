-- A disabled feature answers UNAUTHORIZED from the next call on; its rows stay. Definer because a grant on the columns
-- would leave no event.
create or replace function app_public.set_account_features(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_customer(input, '{ADMIN}');
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_feature text;
begin
  foreach v_feature in array array['payoutsEnabled', 'workflowsEnabled'] loop
    if v_account.account_type = 'PERSONAL' and (v_attributes ->> v_feature)::boolean then
      perform app_private.refuse('INVALID_ACTION', 'attributes.' || v_feature);
    end if;
  end loop;
  perform app_private.stop_if_refused();

  update app_public.accounts a set
    invoices_enabled = coalesce((v_attributes ->> 'invoicesEnabled')::boolean, a.invoices_enabled),
    payouts_enabled = coalesce((v_attributes ->> 'payoutsEnabled')::boolean, a.payouts_enabled),
    workflows_enabled = coalesce((v_attributes ->> 'workflowsEnabled')::boolean, a.workflows_enabled)
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.record_event(
    'accounts', v_account.id, v_account.id, 'FEATURES_SET', null, to_jsonb(app_public.accounts_features(v_account))
  );
  return v_account;
end;
$$;
comment on function app_public.set_account_features(jsonb) is
'@actors OPERATOR_ADMIN
Sets an account''s features. INVALID_ACTION: a person has invoices alone, or at updatedAt; ACCOUNT_NOT_FOUND, '
  'UNAUTHORIZED on the operator''s own account.';
grant execute on function app_public.set_account_features(jsonb) to app_operator;
