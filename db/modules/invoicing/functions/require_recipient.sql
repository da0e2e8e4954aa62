-- The client is locked, so that the address is still theirs when the sending is made.
create or replace function app_private.require_recipient(client_id uuid, document_id uuid) returns text
language plpgsql volatile
as $$
declare
  v_recipient text;
begin
  select c.email into v_recipient from app_public.clients c where c.id = $1 for share;
  if $1 is not null and v_recipient is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
  end if;
  perform app_private.refuse_frequent_sending($2, 'EMAIL');
  return v_recipient;
end;
$$;
comment on function app_private.require_recipient(uuid, uuid) is
  'The address a document is mailed to again. Refuses CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of a '
  'sending that did not fail.';
grant execute on function app_private.require_recipient(uuid, uuid) to app_user;
