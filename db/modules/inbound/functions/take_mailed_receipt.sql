-- The row is locked, so that two tabs attach it once. Definer because users change no file: from now on it is open to all who read the invoice.
create or replace function app_private.take_mailed_receipt(id uuid) returns app_public.mailed_receipts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_mailed app_public.mailed_receipts;
begin
  perform app_private.require_invoicing();
  select m.* into v_mailed from app_public.mailed_receipts m
  where m.id = take_mailed_receipt.id and m.account_id = app_hidden.current_account_id() for no key update;
  if v_mailed.file_id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif not app_private.is_receipt_waiting(v_mailed) then
    perform app_private.refuse('TAKEN', 'id');
  end if;
  perform app_private.stop_if_refused();
  update app_public.files f set is_for_managers = false where f.id = v_mailed.file_id;
  return v_mailed;
end;
$$;
comment on function app_private.take_mailed_receipt(uuid) is
  'A receipt of the caller''s account that waits, locked. Stops with INVALID at id where there is none, and TAKEN where it is attached already.';
grant execute on function app_private.take_mailed_receipt(uuid) to app_user;
