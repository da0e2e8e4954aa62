create or replace function app_private.check_invoice_input(invoice app_public.invoices, attributes jsonb) returns void
language plpgsql volatile
as $$
declare
  v_next constant app_public.invoices := jsonb_populate_record(invoice, app_hidden.column_values('app_public.invoices', attributes));
  v_vat_rates numeric[];
begin
  perform app_private.check_invoice_parties(v_next);
  -- Only dates that are being set: a draft left lying keeps its date, and submitting it refuses.
  if attributes ? 'invoicedOn' or attributes ? 'dueOn' then
    perform app_private.check_invoice_dates(v_next);
  end if;
  if jsonb_typeof(attributes -> 'lines') = 'array' and jsonb_array_length(attributes -> 'lines') > 200 then
    perform app_private.refuse('TOO_BIG', 'lines');
  elsif jsonb_typeof(attributes -> 'lines') = 'array' then
    v_vat_rates := app_hidden.vat_rates(coalesce(v_next.invoiced_on, app_hidden.today()));
    -- Positions count from 0, as the paths do.
    perform app_private.check_invoice_line(t.line, attributes -> 'lines', v_vat_rates, 'lines.' || t.place - 1)
    from jsonb_array_elements(attributes -> 'lines') with ordinality as t (line, place);
  end if;
end;
$$;
comment on function app_private.check_invoice_input(app_public.invoices, jsonb) is
  'Refuses all that is wrong with a draft as the attributes would make it, and more than 200 lines.';
grant execute on function app_private.check_invoice_input(app_public.invoices, jsonb) to app_user;
