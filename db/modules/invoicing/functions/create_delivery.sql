-- Definer because a delivery is only ever made together with the job that carries it out. The worker sends whatever the
-- job names, so it is checked here that the document is the caller's, and that it goes to its client only. An earlier
-- failed delivery is settled once the document is sent again. One address gets so many mails a day from an account, those
-- that leave by themselves counted: they are never refused, a repetition is.
create or replace function app_private.create_delivery(
  document_id uuid, channel app_public.delivery_method, recipient text, is_reminder boolean default false
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_status app_public.delivery_status;
  v_settled app_public.delivery_status;
  v_task constant text := case channel when 'EHF' then 'deliver_ehf' else 'deliver_invoice' end;
begin
  if not exists (
    select from app_private.documents o join app_public.clients c on c.id = o.client_id
    where o.id = $1 and o.status in ('PUBLISHED', 'RESOLVED') and app_hidden.is_within_reach(o.account_id) and case $2
      when 'EHF' then c.client_type = 'ORGANIZATION' and $3 = app_hidden.ehf_endpoint(app_private.ehf_document($1))
      else c.email = $3::public.citext
    end
  ) then
    raise exception 'the caller cannot send this document to this recipient' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from app_public.deliveries d where (d.invoice_id = $1 or d.credit_note_id = $1) and d.status = 'FAILED') then
    v_settled := app_private.require_transition('deliveries', null, 'FAILED', 'replace');
  end if;
  if channel = 'EMAIL' and exists (
    select from app_public.limits l
    where l.limit_key = 'mails_to_client' and l.maximum <= (
      select count(*)
      from app_private.documents o
      join app_public.deliveries d on d.account_id = o.account_id and d.channel = 'EMAIL' and d.recipient = $3
      where o.id = $1 and d.created_at > now() - make_interval(mins => l.minutes)
    )
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', 'client');
  end if;
  v_status := app_private.require_transition('deliveries', null, null, 'create');
  perform app_private.stop_if_refused();

  update app_public.deliveries d set status = v_settled where (d.invoice_id = $1 or d.credit_note_id = $1) and d.status = 'FAILED';
  v_id := app_private.insert_delivery($1, jsonb_build_object('channel', $2, 'recipient', $3, 'status', v_status, 'isReminder', $4));
  perform app_private.enqueue('invoicing/' || v_task, jsonb_build_object('deliveryId', v_id), v_task || ':' || v_id);
  return v_id;
end;
$$;
comment on function app_private.create_delivery(uuid, app_public.delivery_method, text, boolean) is
'@performs deliveries create
@performs deliveries replace
Notes that an invoice or a credit note is to be sent to its client, settles what failed before, and enqueues the sending. Refuses
DELIVERY_FREQUENCY_EXCEEDED at client when its address has had as many mails as the limit mails_to_client.';
grant execute on function app_private.create_delivery(uuid, app_public.delivery_method, text, boolean) to app_user, app_operator;
