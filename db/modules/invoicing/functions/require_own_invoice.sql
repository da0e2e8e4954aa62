-- The opening of every mutation of one invoice. Callers without the right to write are refused, an invoice that the
-- caller cannot see counts as missing, and the row is locked so that concurrent calls wait for each other.
create or replace function app_private.require_own_invoice(invoice_id uuid, path text default 'id') returns app_public.invoices
language plpgsql volatile
as $$
begin
  perform app_private.require_invoicing();
  return app_private.require_row(null::app_public.invoices, invoice_id, path);
end;
$$;
comment on function app_private.require_own_invoice(uuid, text) is
  'The caller''s own invoice, locked. Stops with UNAUTHORIZED, or INVALID at the path when there is no such invoice.';
grant execute on function app_private.require_own_invoice(uuid, text) to app_user;
