create or replace function app_public.invoices_payment_status(invoice app_public.invoices) returns app_public.payment_status
language sql stable
as $$
  select case
    when invoice.status = 'RESOLVED' and invoice.resolution <> 'WRITTEN_OFF' then 'FULL'
    when invoice.status = 'PUBLISHED' and app_hidden.payment_waits(invoice.id) then 'PENDING'
    when invoice.paid_minor > 0 then 'PARTIAL'
    else 'NO'
  end::app_public.payment_status
$$;
comment on function app_public.invoices_payment_status(app_public.invoices) is
'@notNull
The part its client has paid. FULL once it is settled, unless it was written off, PENDING while money that names it '
  'waits to be booked.';
grant execute on function app_public.invoices_payment_status(app_public.invoices) to app_user, app_operator;
comment on type app_public.payment_status is
'@tone.FULL pine
@tone.PARTIAL fjord
@tone.PENDING fjord
The paid part of a claim; PENDING while a payment of it waits to be booked.';
comment on type app_public.finance_account_kind is 'The purpose of an account of the ledger.';
comment on type app_public.journal_kind is 'The subject of a journal.';
comment on type app_public.payment_source is
  'The source of a payment: a bank file, an operator''s entry, or the reversal of a payment.';
