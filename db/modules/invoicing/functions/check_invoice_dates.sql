create or replace function app_private.check_invoice_dates(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_invoiced_on date := coalesce(invoice.invoiced_on, app_hidden.today());
begin
  if v_invoiced_on not between app_hidden.today() - 90 and app_hidden.today() + 30 then
    perform app_private.refuse('INVALID_INVOICED_ON', 'invoicedOn');
  end if;
  if invoice.due_on not between v_invoiced_on and v_invoiced_on + 90 then
    perform app_private.refuse('INVALID', 'dueOn');
  end if;
end;
$$;
comment on function app_private.check_invoice_dates(app_public.invoices) is
  'invoicedOn from 90 days back to 30 days ahead, else INVALID_INVOICED_ON; dueOn from invoicedOn to 90 days after, else INVALID.';
grant execute on function app_private.check_invoice_dates(app_public.invoices) to app_user;
