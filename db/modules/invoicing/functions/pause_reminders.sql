create or replace function app_public.pause_reminders(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
begin
  perform app_private.refuse_when_changed(v_invoice.updated_at, input);
  if v_invoice.status <> 'PUBLISHED' then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  elsif v_invoice.reminders_paused_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  update app_public.invoices i set reminders_paused_at = now() where i.id = v_invoice.id returning i.* into v_invoice;
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'REMINDERS_PAUSED', v_invoice.status::text);
  return v_invoice;
end;
$$;
comment on function app_public.pause_reminders(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Pauses the reminders of an invoice; one that is prepared is called off. Refuses INVOICE_NOT_PUBLISHED, and INVALID_ACTION when they are '
  'paused already or the invoice has changed since `updatedAt`.';
grant execute on function app_public.pause_reminders(jsonb) to app_user;
