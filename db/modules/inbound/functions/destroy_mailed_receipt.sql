-- The row stays without name and sender until its days are over: a mail server may deliver the same message again. Definer because users delete
-- no files.
create or replace function app_public.destroy_mailed_receipt(input jsonb) returns app_public.mailed_receipts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_mailed app_public.mailed_receipts;
begin
  perform app_private.require_invoicing();
  select m.* into v_mailed from app_public.mailed_receipts m
  where m.id = (input ->> 'id')::uuid and m.account_id = app_hidden.current_account_id() and m.discarded_at is null for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  elsif not app_private.is_receipt_waiting(v_mailed) then
    perform app_private.refuse('TAKEN', 'id');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.update_row(v_mailed, jsonb_build_object('file', null, 'discardedAt', now(), 'filename', '–', 'sender', null, 'subject', null));
  perform app_private.forget_file(v_mailed.file_id);
  perform app_private.record_event('mailed_receipts', v_mailed.id, v_mailed.account_id, 'DISCARDED', null);
  return v_mailed;
end;
$$;
comment on function app_public.destroy_mailed_receipt(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
@destroys
Discards a receipt that came by mail, with its file. Refuses INVALID where there is none, TAKEN for one that is attached to an invoice.';
grant execute on function app_public.destroy_mailed_receipt(jsonb) to app_user;
