create or replace function app_private.lock_bank_payouts(of_file uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select r.id from app_public.payout_runs r
  where r.id in (
    select p.payout_run_id from app_public.payouts p
    where p.end_to_end_id in (
      select b.end_to_end_id from app_private.bank_payouts(of_file) b
      union all select s.end_to_end_id from app_private.bank_payout_statuses(of_file) s
    )
  )
  order by r.id for no key update;
$$;
comment on function app_private.lock_bank_payouts(uuid) is
  'Locks the runs that a file of the bank speaks of, before invoices and payables, as an approval does.';
