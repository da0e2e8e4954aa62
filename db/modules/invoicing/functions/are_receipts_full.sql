-- They all go to the client with the invoice, and mail servers take no more.
create or replace function app_private.are_receipts_full(invoice_id uuid, file_id uuid) returns boolean
language sql stable
as $$
  select count(*) >= 20 or coalesce(sum(f.byte_size), 0) + (
    select n.byte_size from app_public.files n where n.id = $2
  ) > 25000000
  from app_public.receipts r join app_public.files f on f.id = r.file_id
  where r.invoice_id = $1
$$;
comment on function app_private.are_receipts_full(uuid, uuid) is
  'Whether an invoice that the caller has locked would have more than 20 receipts, or 25 000 000 bytes of them, with one more file.';
grant execute on function app_private.are_receipts_full(uuid, uuid) to app_user;
