-- Checked again once the invoice is locked: a payment may have arrived in between, and another run may have been
-- faster. The delivery and its job are created in one transaction. Definer because the worker writes no table.
create or replace function app_private.remind_client_at(invoice_id uuid, at timestamptz) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_reminders app_public.invoice_reminders;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = $1 for no key update;
  if not coalesce(app_private.is_reminder_due(v_invoice, at), false) then
    return;
  end if;
  v_reminders := app_private.reminders_at(v_invoice, at);
  if v_reminders.hold is null then
    perform app_private.create_delivery(v_invoice.id, 'EMAIL', c.email::text, true)
    from app_public.clients c where c.id = v_invoice.client_id;
  else
    perform app_private.record_event(
      'invoices', v_invoice.id, v_invoice.account_id, 'REMINDER_UNSENT', v_invoice.status::text, jsonb_build_object('sent', v_reminders.sent)
    );
  end if;
end;
$$;
comment on function app_private.remind_client_at(uuid, timestamptz) is
  'Reminds the client of an overdue invoice when a reminder is due, or notifies the freelancer that the client has no '
  'address. Safe to run twice.';
grant execute on function app_private.remind_client_at(uuid, timestamptz) to app_worker;
