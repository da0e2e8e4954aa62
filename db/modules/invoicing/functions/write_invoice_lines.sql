-- Lines are replaced as a whole: the browser has the whole draft, and a draft's lines have no history to refer to.
create or replace function app_private.write_invoice_lines(invoice app_public.invoices, lines jsonb) returns void
language sql volatile
as $$
  delete from app_public.invoice_lines l where l.invoice_id = invoice.id;
  select app_private.insert_invoice_lines(invoice, coalesce(nullif(lines, 'null'), '[]'), 0)
$$;
comment on function app_private.write_invoice_lines(app_public.invoices, jsonb) is
  'Replaces the lines of a draft by those of the input. The caller recomputes afterwards.';
grant execute on function app_private.write_invoice_lines(app_public.invoices, jsonb) to app_user;
