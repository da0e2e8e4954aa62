create or replace function app_private.check_invoice_input(invoice app_public.invoices, attributes jsonb) returns void
language plpgsql volatile
as $$
declare
  v_next constant app_public.invoices := jsonb_populate_record(invoice, app_hidden.column_values('app_public.invoices', attributes));
begin
  perform app_private.check_invoice_parties(v_next);
  -- Only dates that are being set: a draft left lying keeps its date, and submitting it refuses.
  if attributes ? 'invoicedOn' or attributes ? 'dueOn' then
    perform app_private.check_invoice_dates(v_next);
  end if;
  if jsonb_typeof(attributes -> 'lines') = 'array' then
    perform app_private.check_invoice_lines(attributes -> 'lines', coalesce(v_next.invoiced_on, app_hidden.today()));
  end if;
end;
$$;
comment on function app_private.check_invoice_input(app_public.invoices, jsonb) is
  'Refuses all that is wrong with a draft as the attributes would make it.';
grant execute on function app_private.check_invoice_input(app_public.invoices, jsonb) to app_user;
