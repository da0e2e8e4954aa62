-- The invoice is locked first, so that payments of one queue up and the one that completes it is one. The money comes from the bank
-- account, or from the account where it has waited since the bank's file was booked.
create or replace function app_private.book_payment(
  payment app_public.payments, source_kind app_public.finance_account_kind default 'BANK'
) returns app_public.payments
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payment app_public.payments := payment;
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = payment.invoice_id for update;
  v_payment.id := coalesce(payment.id, uuidv7());
  v_payment.journal_id := (app_private.post_journal(
    'payment:' || v_payment.id, 'PAYMENT', payment.paid_on,
    jsonb_build_object(
      app_private.finance_account_id(source_kind), payment.amount_minor,
      app_private.finance_account_id('CLIENT_FUNDS'), -payment.amount_minor
    ),
    v_invoice.id
  )).id;
  insert into app_public.payments (
    id, account_id, invoice_id, source, amount_minor, paid_on, reason, bank_transaction_id, journal_id, created_by
  ) values (
    v_payment.id, v_invoice.account_id, v_invoice.id, payment.source, payment.amount_minor, payment.paid_on, payment.reason,
    payment.bank_transaction_id, v_payment.journal_id, app_hidden.current_user_id()
  )
  returning * into v_payment;
  v_invoice := app_private.record_invoice_payment(v_invoice.id, v_payment.amount_minor);
  if v_invoice.status = 'RESOLVED' then
    perform app_private.settle_invoice(v_invoice, payment.paid_on);
  end if;
  return v_payment;
end;
$$;
comment on function app_private.book_payment(app_public.payments, app_public.finance_account_kind) is
  'Books a payment of a published invoice, at most what is left of it, from the bank account or the account given. The one that '
  'completes the invoice resolves it and posts the split.';
