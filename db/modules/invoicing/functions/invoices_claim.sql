-- The one sum of an invoice in lists and on the dashboard: the amount its client is asked to pay, paid or not.
create or replace function app_public.invoices_claim(invoice app_public.invoices) returns bigint
language sql stable
as $$
  select case
    when invoice.status in ('DRAFT', 'REJECTED', 'NULLIFIED') then 0
    when invoice.refund_status = 'NO' then invoice.total_minor
    else invoice.total_minor - coalesce((
      select sum(c.total_minor) from app_public.credit_notes c
      where c.invoice_id = invoice.id and c.status in ('PUBLISHED', 'RESOLVED')
    ), 0)::bigint
  end
$$;
comment on function app_public.invoices_claim(app_public.invoices) is
'@notNull
@sum
The amount the client has to pay, with VAT and less published credit notes, in øre; 0 for a draft and for an invoice '
  'that was rejected or credited in full.';
grant execute on function app_public.invoices_claim(app_public.invoices) to app_user;
