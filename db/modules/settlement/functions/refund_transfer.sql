-- The journal of a transfer is booked already, so it must be the refund's to the øre, and of no other refund.
create or replace function app_private.refund_transfer(refund app_public.client_refunds, transfer_id uuid) returns app_public.transfers
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_transfer app_public.transfers;
begin
  select t.* into v_transfer from app_public.transfers t where t.id = refund_transfer.transfer_id for no key update;
  if v_transfer.id is null then
    perform app_private.refuse('INVALID', 'transferId');
  elsif v_transfer.status <> 'POSTED' or v_transfer.amount_minor <> refund.amount_minor
    or v_transfer.from_finance_account_id <> app_private.finance_account_id('BANK')
    or v_transfer.to_finance_account_id <> app_private.finance_account_id('CLIENT_FUNDS')
    or v_transfer.invoice_id <> refund.invoice_id
    or exists (select from app_public.client_refunds r where r.transfer_id = v_transfer.id) then
    perform app_private.refuse('INVALID_ACTION', 'transferId');
  end if;
  return v_transfer;
end;
$$;
comment on function app_private.refund_transfer(app_public.client_refunds, uuid) is
  'The posted transfer that paid a refund, locked. Refuses at transferId: INVALID, INVALID_ACTION for one that is not posted, of another sum, '
  'other accounts or another invoice, or named by another refund.';
