create or replace function app_private.check_invoice_input(invoice app_public.invoices, input jsonb) returns void
language plpgsql volatile
as $$
begin
  perform app_private.check_invoice_parties(invoice);
  -- Only dates that are being set: a draft left lying keeps its date, and submitting it refuses.
  if input ? 'invoicedOn' or input ? 'dueOn' then
    perform app_private.check_invoice_dates(invoice);
  end if;
  if jsonb_typeof(input -> 'lines') = 'array' then
    perform app_private.check_invoice_lines(input -> 'lines', coalesce(invoice.invoiced_on, app_hidden.today()));
  end if;
end;
$$;
comment on function app_private.check_invoice_input(app_public.invoices, jsonb) is
  'Refuses all that is wrong with a draft as the input would make it.';
grant execute on function app_private.check_invoice_input(app_public.invoices, jsonb) to app_user;
