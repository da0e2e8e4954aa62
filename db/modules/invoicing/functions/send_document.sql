-- The row of the invoice is locked, for a credit note too, so that two clicks at once find one another; the client's, so
-- that a mail's address is still theirs when the sending is made. Whether the receiver is registered is not checked: the answer
-- may be a day old, and the access point has the newest one.
create or replace function app_private.send_document(of_table anyelement, input jsonb, channel app_public.delivery_method) returns anyelement
language plpgsql volatile
as $$
declare
  v_entity constant name := (select c.relname from pg_catalog.pg_class c where c.reltype = pg_typeof(of_table));
  v_id constant uuid := (select o.id from app_private.documents o where o.id = (input ->> 'id')::uuid and o.entity = v_entity);
  v_is_reminder constant boolean := coalesce((input ->> 'reminder')::boolean, false);
  v_document app_private.documents;
  v_ehf jsonb;
  v_recipient text;
  v_row of_table%type;
begin
  perform app_private.require_own_invoice((select o.invoice_id from app_private.documents o where o.id = v_id));
  select o.* into v_document from app_private.documents o where o.id = v_id;
  if v_document.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse(case v_entity when 'invoices' then 'INVOICE_NOT_PUBLISHED' else 'INVOICE_NOT_CREDITED'::app_public.error_code end);
  elsif v_is_reminder and (
    not exists (select from app_public.invoices i where i.id = v_id and app_public.invoices_is_overdue(i))
    or app_private.tagged_predicate_holds('stopsReminder', v_id)
  ) then
    perform app_private.refuse('INVALID_ACTION', 'reminder');
  end if;

  if channel = 'EHF' then
    v_ehf := app_private.ehf_document(v_id);
    v_recipient := app_hidden.ehf_endpoint(v_ehf);
    if exists (select from app_public.clients c where c.id = v_document.client_id and c.client_type <> 'ORGANIZATION') then
      perform app_private.refuse('INVOICE_NOT_ORGANIZATION');
    elsif v_ehf is not null then
      perform app_private.refuse('INVALID', f) from app_hidden.ehf_faults(v_ehf) f;
    end if;
  else
    select c.email into v_recipient from app_public.clients c where c.id = v_document.client_id for share;
    if v_document.client_id is not null and v_recipient is null then
      perform app_private.refuse('CLIENT_EMAIL_MISSING');
    end if;
  end if;
  perform app_private.refuse_frequent_sending(v_id, channel);
  perform app_private.stop_if_refused();

  perform app_private.create_delivery(v_id, channel, v_recipient, v_is_reminder);
  perform app_private.record_document_event(v_id, 'SENDING', jsonb_build_object('channel', channel, 'recipient', v_recipient));
  execute format('select t.* from app_public.%I t where t.id = $1', v_entity) into v_row using v_id;
  return v_row;
end;
$$;
comment on function app_private.send_document(anyelement, jsonb, app_public.delivery_method) is
  'Sends an invoice or a credit note, of the table of the (null) row given, to its client by a channel. Stops with INVALID id, '
  'INVOICE_NOT_PUBLISHED or INVOICE_NOT_CREDITED, INVALID_ACTION at a reminder that is not due, CLIENT_EMAIL_MISSING, '
  'INVOICE_NOT_ORGANIZATION, INVALID at what a receiver of EHF would refuse, and DELIVERY_FREQUENCY_EXCEEDED.';
grant execute on function app_private.send_document(anyelement, jsonb, app_public.delivery_method) to app_user;
