-- A payout of the last days of a period may still be on its way when it is over; the report waits until the bank has answered.
-- An annual statement waits for the middle of January besides, so that returned payouts have come back; it is due on 1 February.
create or replace function app_private.due_salary_reports(on_day date)
returns table (account_id uuid, freelance_profile_id uuid, kind app_public.salary_report_kind, starts_on date, ends_on date)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select d.account_id, d.freelance_profile_id, d.kind, d.starts_on, d.ends_on
  from (
    select s.account_id, s.freelance_profile_id, k.kind, k.starts_on, k.ends_on, bool_and(s.issued_at is not null) as is_settled
    from app_public.salary_slips s
      cross join lateral (values
        ('MONTH'::app_public.salary_report_kind, date_trunc('month', s.payout_on)::date,
          (date_trunc('month', s.payout_on) + interval '1 month')::date - 1, 0),
        ('YEAR', date_trunc('year', s.payout_on)::date, (date_trunc('year', s.payout_on) + interval '1 year')::date - 1, 14)
      ) k (kind, starts_on, ends_on, days_after)
    where s.withdrawn_at is null and k.ends_on + k.days_after < on_day
    group by s.account_id, s.freelance_profile_id, k.kind, k.starts_on, k.ends_on
  ) d
  where d.is_settled and not exists (
    select from app_public.salary_reports r
    where r.freelance_profile_id = d.freelance_profile_id and r.kind = d.kind and r.starts_on = d.starts_on
  )
$$;
comment on function app_private.due_salary_reports(date) is
  'The past months and years whose payouts have all been paid or rejected, and that have no salary report yet.';
