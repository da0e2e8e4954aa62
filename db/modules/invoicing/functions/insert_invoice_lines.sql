create or replace function app_private.insert_invoice_lines(
  invoice app_public.invoices, lines jsonb, first_position int
) returns setof app_public.invoice_lines
language sql volatile
as $$
  select app_private.insert_rows(null::app_public.invoice_lines, jsonb_agg(
    app_hidden.line_columns(t.line)
    || jsonb_build_object('account_id', invoice.account_id, 'invoice_id', invoice.id, 'position', first_position + t.place - 1)
    order by t.place
  ))
  from jsonb_array_elements(lines) with ordinality as t (line, place)
  having count(*) > 0
$$;
comment on function app_private.insert_invoice_lines(app_public.invoices, jsonb, int) is
  'Adds lines to a draft from the given position on. The caller recomputes afterwards.';
grant execute on function app_private.insert_invoice_lines(app_public.invoices, jsonb, int) to app_user;
