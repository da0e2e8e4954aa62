create or replace function app_public.bank_exceptions_suggested_invoice_id(exception app_public.bank_exceptions) returns uuid
language sql stable
as $$
  select case when exception.status = 'WAITING' and exception.waiting_minor > 0 then coalesce(
    (select i.id from app_public.invoices i where i.id = exception.invoice_id and i.status = 'PUBLISHED'),
    (select s.invoice_id from app_hidden.suggest_invoices(exception) s limit 1)
  ) end
$$;
comment on function app_public.bank_exceptions_suggested_invoice_id(app_public.bank_exceptions) is
'@holds row
@unlisted
The invoice that the money is most likely for.';
grant execute on function app_public.bank_exceptions_suggested_invoice_id(app_public.bank_exceptions) to app_operator;
