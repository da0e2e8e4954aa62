-- The reason goes to the freelancer word for word; a rejection without one helps nobody.
create or replace function app_public.reject_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_invoice_for_operator((input ->> 'id')::uuid);
  v_reason text := nullif(btrim(input ->> 'reason'), '');
begin
  perform app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'reject');
  if v_reason is null then
    perform app_private.refuse('BLANK', 'reason');
  elsif length(v_reason) > 2000 then
    perform app_private.refuse('TOO_BIG', 'reason');
  end if;
  perform app_private.stop_if_refused();

  update app_public.invoices i set status = 'REJECTED', rejected_at = now(), rejection_reason = v_reason
  where i.id = v_invoice.id
  returning i.* into v_invoice;
  perform app_private.record_event(
    'invoices', v_invoice.id, v_invoice.account_id, 'REJECTED', 'REJECTED', jsonb_build_object('reason', v_reason)
  );
  perform app_private.enqueue(
    'invoicing/send_notice', jsonb_build_object('id', v_invoice.id, 'event', 'REJECTED'), 'send_notice:REJECTED:' || v_invoice.id
  );
  return v_invoice;
end;
$$;
comment on function app_public.reject_invoice(jsonb) is
  'Rejects a submitted invoice with a reason the freelancer reads. Operators with REVIEW. Refuses INVOICE_NOT_SUBMITTED, BLANK without a reason.';
grant execute on function app_public.reject_invoice(jsonb) to app_operator;
