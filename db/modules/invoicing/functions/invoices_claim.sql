-- The one sum of an invoice in lists and on the dashboard: the amount its client is asked to pay, paid or not. Without
-- a sub-select of its own, Postgres expands it where it is called, which is 30 times as fast over many rows.
create or replace function app_public.invoices_claim(invoice app_public.invoices) returns bigint
language sql stable
as $$
  select case
    when invoice.status in ('DRAFT', 'REJECTED', 'NULLIFIED') then 0
    when invoice.refund_status = 'NO' then invoice.total_minor
    else invoice.total_minor - app_hidden.credited_total(invoice.id)
  end
$$;
comment on function app_public.invoices_claim(app_public.invoices) is
'@notNull
@sum
The amount the client has to pay, with VAT and less published credit notes, in øre; 0 for a draft and for an invoice '
  'that was rejected or credited in full.';
grant execute on function app_public.invoices_claim(app_public.invoices) to app_user;
