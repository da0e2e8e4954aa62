create or replace function app_hidden.credit_refund(invoice app_public.invoices) returns bigint
language sql stable
as $$
  select coalesce(sum(r.refund_minor), 0)::bigint from app_private.credit_refunds(invoice) r
$$;
comment on function app_hidden.credit_refund(app_public.invoices) is
  'The sum that the credit notes of an invoice refund to its client, with VAT, in øre.';
grant execute on function app_hidden.credit_refund(app_public.invoices) to app_user, app_operator;
