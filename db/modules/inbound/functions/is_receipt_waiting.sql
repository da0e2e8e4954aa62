create or replace function app_private.is_receipt_waiting(mailed app_public.mailed_receipts) returns boolean
language sql stable
as $$
  select (mailed).discarded_at is null and not exists (
    select from app_public.receipts r where r.file_id = (mailed).file_id and r.account_id = (mailed).account_id
  )
$$;
comment on function app_private.is_receipt_waiting(app_public.mailed_receipts) is
  'Whether it is attached to no invoice and not discarded.';
grant execute on function app_private.is_receipt_waiting(app_public.mailed_receipts) to app_user;
