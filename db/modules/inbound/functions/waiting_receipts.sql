create or replace function app_public.waiting_receipts() returns setof app_public.mailed_receipts
language sql stable
as $$
  select m.* from app_public.mailed_receipts m where app_private.is_receipt_waiting(m)
$$;
comment on function app_public.waiting_receipts() is
'@list waitingReceipts
The receipts that came by mail and are attached to no invoice.';
grant execute on function app_public.waiting_receipts() to app_user;
