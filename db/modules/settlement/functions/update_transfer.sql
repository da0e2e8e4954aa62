-- Absent fields stay as they are. Definer because the ledger is granted to no role.
create or replace function app_public.update_transfer(input jsonb) returns app_public.transfers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_transfer app_public.transfers;
  v_attributes jsonb;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.stop_if_refused();
  v_transfer := app_private.require_draft_transfer(input, 'update_transfer');
  v_attributes := jsonb_build_object(
    'amount', v_transfer.amount_minor, 'description', v_transfer.description, 'invoiceId', v_transfer.invoice_id,
    'fromFinanceAccountId', v_transfer.from_finance_account_id, 'toFinanceAccountId', v_transfer.to_finance_account_id
  ) || (input -> 'attributes');
  perform app_private.refuse_when_changed(v_transfer.updated_at, input);
  perform app_private.check_transfer(v_attributes);
  perform app_private.stop_if_refused();
  return app_private.update_row(v_transfer, app_hidden.fields_of(
    v_attributes, 'amount', 'description', 'fromFinanceAccountId', 'toFinanceAccountId', 'invoiceId'
  ));
end;
$$;
comment on function app_public.update_transfer(jsonb) is
'@impersonated refused
@actors OPERATOR_FINANCE
@offeredWhile journal_id unset
Changes a transfer that is not posted. As createTransfer; IMMUTABLE once it is posted, INVALID_ACTION at updatedAt.';
grant execute on function app_public.update_transfer(jsonb) to app_user, app_operator;
