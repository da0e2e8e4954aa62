create or replace function app_private.bank_payout_statuses(of_file uuid)
returns table (status_id uuid, "position" int, end_to_end_id text, bank_status text, reason text)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select s.id, s.position, p.end_to_end_id, s.bank_status, nullif(concat_ws(' ', s.reason_code, s.message), '')
  from app_public.bank_payment_statuses s
    join app_public.payout_runs r on r.message_id = s.original_message_id
    join app_public.payouts p on p.payout_run_id = r.id and p.sent_at is not null
  where s.bank_file_id = of_file and (
    s.end_to_end_id = p.end_to_end_id
    or s.end_to_end_id is null and (s.payment_information_id is null or s.payment_information_id = app_private.payout_group(p))
      -- A status of a payment itself counts for more than that of its group.
      and not exists (
        select from app_public.bank_payment_statuses o
        where o.bank_file_id = of_file and o.original_message_id = s.original_message_id and (
          o.end_to_end_id = p.end_to_end_id
          or s.payment_information_id is null and o.end_to_end_id is null and o.payment_information_id = app_private.payout_group(p)
        )
      )
  )
$$;
comment on function app_private.bank_payout_statuses(uuid) is
  'The status in a pain.002 of each of our payouts: its own, else that of its group, else that of the whole payment '
  'file.';
