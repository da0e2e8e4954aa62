-- The credit note of a refund is settled with its money, and open again without it.
create or replace function app_private.move_client_refund(
  refund_id uuid, action text, reason text default null, paid_on date default null
) returns app_public.client_refunds
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_refund app_public.client_refunds;
  v_status text;
begin
  perform from app_public.invoices i join app_public.client_refunds r on r.invoice_id = i.id where r.id = refund_id for no key update of i;
  v_refund := app_private.require_row(v_refund, refund_id);
  v_status := app_private.require_transition('client_refunds', v_refund.id, v_refund.status::text, action);
  v_refund := app_private.set_status(v_refund, v_refund.id, v_status, move_client_refund.reason, jsonb_build_object(
    'reason', case when v_status in ('WAITING', 'CANCELLED') or action = 'pay_outside' then move_client_refund.reason end,
    'paid_on', case v_status when 'PAID' then move_client_refund.paid_on end, 'paid_at', case v_status when 'PAID' then now() end
  ));
  if action in ('confirm', 'pay_outside') then
    perform app_private.move_credit_note(n.id, 'resolve')
    from app_public.credit_notes n
    where n.id = v_refund.credit_note_id and n.status = 'PUBLISHED' and not exists (
      select from app_public.client_refunds o where o.credit_note_id = n.id and o.status not in ('PAID', 'CANCELLED')
    );
  elsif action = 'return' then
    perform app_private.move_credit_note(n.id, 'reopen')
    from app_public.credit_notes n where n.id = v_refund.credit_note_id and n.status = 'RESOLVED';
  end if;
  return v_refund;
end;
$$;
comment on function app_private.move_client_refund(uuid, text, text, date) is
  'Takes a refund a step, and its credit note with it: settled when it is paid, open again when the money comes back.';
