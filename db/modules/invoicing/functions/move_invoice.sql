-- Definer because the status is granted to no role: it changes together with its time, its event and the next job, or
-- not at all. The content of a submitted invoice is fixed. The actor is still the caller; the transitions decide.
create or replace function app_private.move_invoice(
  invoice_id uuid, action text, reason text default null, resolution app_public.invoice_resolution default null
) returns app_public.invoices
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_to constant text := app_private.require_row_transition('invoices', invoice_id, action);
  v_task text;
begin
  perform app_private.annotate_transition('invoices', invoice_id, jsonb_strip_nulls(jsonb_build_object('reason', reason, 'resolution', resolution)));
  v_invoice := app_private.set_status(v_invoice, invoice_id, v_to, null, case action
    when 'approve' then jsonb_build_object('is_approved_automatically', app_hidden.current_actor_kind() = 'WORKER')
    when 'reject' then jsonb_build_object('rejection_reason', reason)
    when 'resolve' then jsonb_build_object('resolved_at', clock_timestamp(), 'resolution', resolution)
    when 'reopen' then (
      select jsonb_build_object('resolved_at', null, 'resolution', null, 'published_at', i.published_at) from app_public.invoices i where i.id = invoice_id
    )
    else '{}'
  end);
  if v_to = 'SUBMITTED' then
    insert into app_private.invoice_documents (account_id, invoice_id, payload)
    values (v_invoice.account_id, invoice_id, app_private.draw_invoice(v_invoice));
    perform app_private.enqueue_participant_look_up(c.org_number) from app_public.clients c where c.id = v_invoice.client_id;
  end if;
  perform app_private.settle_open_deliveries(v_invoice);
  if move_invoice.resolution in ('PAID_OUTSIDE', 'WRITTEN_OFF') then
    perform app_private.settle_claim(invoice_id, null);
  end if;
  v_task := case v_to when 'SUBMITTED' then 'review_invoice' when 'APPROVED' then 'publish_invoice' end;
  if v_task is not null then
    perform app_private.enqueue('invoicing/' || v_task, jsonb_build_object('id', invoice_id), v_task || ':' || invoice_id);
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.move_invoice(uuid, text, text, app_public.invoice_resolution) is
  'Takes an invoice through a transition, as far as the caller may: status, time, event and the next job; a resolved '
  'one gets its resolution. Stops with INVALID for a row out of reach, or the transition''s refusal.';
grant execute on function app_private.move_invoice(uuid, text, text, app_public.invoice_resolution) to app_user, app_operator;
