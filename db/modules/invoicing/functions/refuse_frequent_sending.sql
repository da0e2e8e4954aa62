-- Two clicks at once find one another because the caller has locked the document. An electronic invoice that has not been
-- answered may still arrive, and the receiver would have it twice; waiting a few minutes does not help then.
create or replace function app_private.refuse_frequent_sending(document_id uuid, channel app_public.delivery_method) returns void
language plpgsql volatile
as $$
begin
  if exists (
    select from app_public.deliveries d
    where (d.invoice_id = $1 or d.credit_note_id = $1) and d.channel = $2 and d.channel = 'EHF' and d.status = 'PENDING'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', 'ehfSentAt');
  elsif exists (
    select from app_public.deliveries d
    where (d.invoice_id = $1 or d.credit_note_id = $1) and d.channel = $2 and d.failed_at is null
      and d.created_at > now() - interval '5 minutes'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  end if;
end;
$$;
comment on function app_private.refuse_frequent_sending(uuid, app_public.delivery_method) is
  'Refuses DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of a sending by the same channel that did not fail, and at `ehfSentAt` while '
  'one as EHF is on its way.';
grant execute on function app_private.refuse_frequent_sending(uuid, app_public.delivery_method) to app_user;
