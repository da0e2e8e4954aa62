create or replace function app_private.attached_before(profile_id uuid, on_day date) returns bigint
language sql stable
as $$
  select coalesce(sum(p.attachment_minor), 0)::bigint
  from app_public.payouts p join app_public.payout_runs r on r.id = p.payout_run_id
  where p.freelance_profile_id = profile_id and p.status in ('SENT', 'PAID', 'RETURNED')
    and r.payout_on >= date_trunc('month', on_day)::date and r.payout_on < (date_trunc('month', on_day) + interval '1 month')::date
$$;
comment on function app_private.attached_before(uuid, date) is
  'The amount that approved payouts of a day''s month have withheld for an attachment of a profile''s earnings, in '
  'øre.';
