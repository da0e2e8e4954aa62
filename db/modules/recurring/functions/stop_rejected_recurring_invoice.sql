-- Follows the rejection of an invoice: its next copy would be rejected as well. Definer because the worker writes no table.
create or replace function app_private.stop_rejected_recurring_invoice(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.pause_refused_recurring_invoice(r.id, 'REVIEW', jsonb_build_object('invoiceId', $1))
  from (
    select o.id
    from app_public.invoices i
      join app_public.recurring_invoices o on o.invoice_id = i.id or exists (
        select from app_public.recurring_invoice_runs n where n.recurring_invoice_id = o.id and n.invoice_id = i.id
      )
    where i.id = $1 and i.status = 'REJECTED' and o.status = 'ACTIVE' and o.is_submitted
    for no key update of o
  ) r;
end;
$$;
comment on function app_private.stop_rejected_recurring_invoice(uuid) is
'@task recurring
Pauses the recurring invoice that submitted an invoice by itself, or repeats it, when an operator has rejected it. Safe to run twice.';
grant execute on function app_private.stop_rejected_recurring_invoice(uuid) to app_worker;
