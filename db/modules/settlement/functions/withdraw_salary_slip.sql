create or replace function app_private.withdraw_salary_slip(payout_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.salary_slips s set withdrawn_at = now()
  where s.payout_id = withdraw_salary_slip.payout_id and s.issued_at is null and s.withdrawn_at is null
$$;
comment on function app_private.withdraw_salary_slip(uuid) is
  'Withdraws the slip of a payout the bank has rejected, which was never issued; the next payout has its own.';
