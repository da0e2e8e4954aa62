-- The caller locks the invoice. Refunds that are owed already are subtracted, so that a second call adds nothing.
create or replace function app_private.owe_client_refund(invoice app_public.invoices, credit_note_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_owed bigint;
  v_account record;
begin
  select invoice.paid_minor - s.total - coalesce((
    select sum(r.amount_minor) from app_public.client_refunds r where r.invoice_id = invoice.id and r.status <> 'CANCELLED'
  ), 0) into v_owed
  from app_private.settled_parts(invoice) s;
  if coalesce(v_owed, 0) <= 0 then
    return;
  end if;
  select a.* into v_account from app_private.client_account_of(invoice.id) a;
  insert into app_public.client_refunds (status, invoice_id, credit_note_id, amount_minor, payee_name, account_number)
  values (
    app_private.require_transition(
      'client_refunds', null, null, case when v_account.account_number is null then 'create' else 'create_ready' end
    )::app_public.client_refund_status,
    invoice.id, owe_client_refund.credit_note_id, v_owed, v_account.payee_name, v_account.account_number
  );
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.owe_client_refund(app_public.invoices, uuid) is
  'Owes the client of a settled invoice what was paid beyond what it has left: by the next run where the account is known.';
