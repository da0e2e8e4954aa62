-- Each message counts as one, so that messages without receipts are limited as well.
create or replace function app_private.is_receipt_mail_full(account_id uuid, amount int) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.allowance_left('mailed_receipts', account_id) < amount or exists (
    select from app_public.limits l
    where l.limit_key = 'waiting_receipts' and l.maximum < amount + (
      select count(*) from app_public.mailed_receipts m where m.account_id = $1 and app_private.is_receipt_waiting(m)
    )
  )
$$;
comment on function app_private.is_receipt_mail_full(uuid, int) is
  'Whether so many more receipts by mail would be more than an account may receive in a day, or than may wait.';
