-- An invoice may have several payments, and the others may still exceed the remainder after credit notes. A note that
-- no longer refunds anything is settled with that.
create or replace function app_private.renew_client_refunds(invoice_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_note_id constant uuid := (
    select r.credit_note_id from app_public.client_refunds r
    where r.invoice_id = renew_client_refunds.invoice_id and r.status in ('WAITING', 'READY') order by r.id desc limit 1
  );
begin
  perform app_private.move_client_refund(r.id, 'cancel')
  from app_public.client_refunds r
  where r.invoice_id = renew_client_refunds.invoice_id and r.status in ('WAITING', 'READY');
  perform app_private.settle_changed_claim(renew_client_refunds.invoice_id, null);
  update app_public.client_refunds r set credit_note_id = v_note_id
  where r.invoice_id = renew_client_refunds.invoice_id and r.status in ('WAITING', 'READY');
  perform app_private.move_credit_note(n.id, 'resolve')
  from app_public.invoices i cross join lateral app_private.credit_refunds(i) c join app_public.credit_notes n on n.id = c.credit_note_id
  where i.id = renew_client_refunds.invoice_id and n.status = 'PUBLISHED' and c.refund_minor = 0;
end;
$$;
comment on function app_private.renew_client_refunds(uuid) is
  'Owes a client anew what is to be given back of an invoice of which a payment was taken back.';
