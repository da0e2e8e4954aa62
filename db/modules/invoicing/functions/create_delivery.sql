-- Definer because a delivery is only ever made together with the job that carries it out. The worker sends whatever the
-- job names, so it is checked here that the document is the caller's, and that it goes to its client only. An earlier
-- failed delivery is settled once the document is sent again.
create or replace function app_private.create_delivery(
  invoice_id uuid, credit_note_id uuid, channel app_public.delivery_method, recipient text, is_reminder boolean default false
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
  v_id uuid;
  v_status app_public.delivery_status;
  v_settled app_public.delivery_status;
  v_task text;
begin
  select o.account_id into v_account_id
  from (
    select i.account_id, i.client_id from app_public.invoices i where i.id = $1 and i.status in ('PUBLISHED', 'RESOLVED')
    union all
    select n.account_id, n.client_id from app_public.credit_notes n where n.id = $2 and n.status in ('PUBLISHED', 'RESOLVED')
  ) o join app_public.clients c on c.id = o.client_id
  where app_hidden.is_within_reach(o.account_id) and case $3
    when 'EHF' then c.client_type = 'ORGANIZATION' and $4 = app_hidden.ehf_endpoint(app_private.ehf_document($1, $2))
    else c.email = $4::public.citext
  end;
  if v_account_id is null then
    raise exception 'not a document to send there' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from app_public.deliveries d where (d.invoice_id = $1 or d.credit_note_id = $2) and d.status = 'FAILED') then
    v_settled := app_private.require_transition('deliveries', null, 'FAILED', 'replace');
  end if;
  v_status := app_private.require_transition('deliveries', null, null, 'create');
  perform app_private.stop_if_refused();

  update app_public.deliveries d set status = v_settled where (d.invoice_id = $1 or d.credit_note_id = $2) and d.status = 'FAILED';
  insert into app_public.deliveries (account_id, invoice_id, credit_note_id, channel, recipient, status, is_reminder)
  values (v_account_id, $1, $2, $3, $4, v_status, $5)
  returning id into v_id;
  v_task := case $3 when 'EHF' then 'deliver_ehf' else 'deliver_invoice' end;
  perform app_private.enqueue('invoicing/' || v_task, jsonb_build_object('deliveryId', v_id), v_task || ':' || v_id);
  return v_id;
end;
$$;
comment on function app_private.create_delivery(uuid, uuid, app_public.delivery_method, text, boolean) is
'@performs deliveries create
@performs deliveries replace
Notes that an invoice or a credit note is to be sent to its client, settles what failed before, and enqueues the sending.';
grant execute on function app_private.create_delivery(uuid, uuid, app_public.delivery_method, text, boolean) to app_user, app_operator;
