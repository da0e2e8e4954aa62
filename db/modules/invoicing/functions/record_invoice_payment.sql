-- Called by the module of the ledger when a client has paid.
create or replace function app_private.record_invoice_payment(invoice_id uuid, amount_minor bigint) returns app_public.invoices
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  update app_public.invoices i set paid_minor = i.paid_minor + record_invoice_payment.amount_minor
  where i.id = invoice_id returning i.* into v_invoice;
  if v_invoice.status = 'PUBLISHED' and (app_public.invoices_settlement(v_invoice)).remaining_minor = 0 then
    return app_private.move_invoice(invoice_id, 'resolve', resolution => 'PAID');
  elsif v_invoice.resolution = 'WRITTEN_OFF' and amount_minor > 0 then
    update app_public.invoices i set resolution = 'PAID'
    where i.id = invoice_id and i.total_minor - i.paid_minor = (app_public.invoices_settlement(i)).credited_minor;
    perform app_private.record_event(
      'invoices', invoice_id, v_invoice.account_id, 'RECOVERED', v_invoice.status::text, jsonb_build_object('amount', amount_minor)
    );
    return (select i from app_public.invoices i where i.id = invoice_id);
  elsif v_invoice.status = 'RESOLVED' then
    v_invoice := app_private.move_invoice(invoice_id, 'reopen');
  end if;
  if amount_minor > 0 then
    perform app_private.record_event(
      'invoices', invoice_id, v_invoice.account_id, 'PAID_IN_PART', v_invoice.status::text, jsonb_build_object('amount', amount_minor)
    );
  else
    perform app_private.record_event(
      'invoices', invoice_id, v_invoice.account_id, 'PAYMENT_REVERSED', v_invoice.status::text, jsonb_build_object('amount', -amount_minor)
    );
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.record_invoice_payment(uuid, bigint) is
  'Adds to the amount that the client has paid of an invoice, in øre, or subtracts from it (below 0). A payment that '
  'completes a published invoice resolves it, one of what was written off is recovered, and a resolved invoice that is no longer '
  'paid in full is reopened.';
