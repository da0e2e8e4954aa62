create or replace function app_private.gross_paid_before(profile_id uuid, on_day date, payout_id uuid default null) returns bigint
language sql stable
as $$
  select coalesce(sum(p.gross_salary_minor), 0)::bigint
  from app_public.payouts p join app_public.payout_runs r on r.id = p.payout_run_id
  where p.freelance_profile_id = profile_id and p.status in ('SENT', 'PAID', 'RETURNED') and p.id is distinct from gross_paid_before.payout_id
    and r.payout_on between date_trunc('year', on_day)::date and on_day
$$;
comment on function app_private.gross_paid_before(uuid, date, uuid) is
  'The gross salary of approved payouts of a profile from 1 January to a day, in øre, those the bank has refused not counted.';
