create or replace function app_private.sum_payout_run(run_id uuid) returns app_public.payout_runs
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.payout_runs r set
    payout_count = s.payout_count, held_count = s.held_count, amount_minor = s.amount_minor, salary_tax_minor = s.salary_tax_minor,
    attachment_minor = s.attachment_minor
  from (
    select
      count(*) filter (where k.is_paid) as payout_count, count(*) filter (where p.status = 'HELD') as held_count,
      coalesce(sum(p.amount_minor) filter (where k.is_paid), 0) as amount_minor,
      coalesce(sum(p.salary_tax_minor) filter (where k.is_paid), 0) as salary_tax_minor,
      coalesce(sum(p.attachment_minor) filter (where k.is_paid), 0) as attachment_minor
    from app_public.payouts p cross join lateral (select p.status in ('PROPOSED', 'SENT', 'PAID', 'RETURNED') as is_paid) k
    where p.payout_run_id = sum_payout_run.run_id
  ) s
  where r.id = sum_payout_run.run_id
  returning r.*
$$;
comment on function app_private.sum_payout_run(uuid) is
  'Stores the number and the sum of a run''s payouts, without those held back or rejected.';
