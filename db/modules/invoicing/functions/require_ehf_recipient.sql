-- Does not check whether the receiver is registered: the answer may be a day old, and the access point has the newest
-- one.
create or replace function app_private.require_ehf_recipient(client_id uuid, document_id uuid) returns text
language plpgsql volatile
as $$
declare
  v_document jsonb := app_private.ehf_document($2);
begin
  if exists (select from app_public.clients c where c.id = $1 and c.client_type <> 'ORGANIZATION') then
    perform app_private.refuse('INVOICE_NOT_ORGANIZATION');
  elsif v_document is not null then
    perform app_private.refuse('INVALID', f) from app_hidden.ehf_faults(v_document) f;
  end if;
  perform app_private.refuse_frequent_sending($2, 'EHF');
  return app_hidden.ehf_endpoint(v_document);
end;
$$;
comment on function app_private.require_ehf_recipient(uuid, uuid) is
  'The address a document is sent to as EHF. Refuses INVOICE_NOT_ORGANIZATION for people, INVALID at what a receiver would refuse, '
  'and DELIVERY_FREQUENCY_EXCEEDED.';
grant execute on function app_private.require_ehf_recipient(uuid, uuid) to app_user;
