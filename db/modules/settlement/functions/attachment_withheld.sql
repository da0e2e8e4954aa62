create or replace function app_private.attachment_withheld(profile_id uuid, after_tax_minor bigint, on_day date) returns bigint
language sql stable
as $$
  select coalesce((
    select floor(least(
      greatest(after_tax_minor, 0),
      coalesce(
        round(greatest(after_tax_minor, 0) * a.percent / 100),
        -- Less what payouts of the same month have withheld.
        greatest(a.monthly_amount_minor - (
          select coalesce(sum(p.attachment_minor), 0)
          from app_public.payouts p join app_public.payout_runs r on r.id = p.payout_run_id
          where p.freelance_profile_id = a.freelance_profile_id and p.status in ('SENT', 'PAID', 'RETURNED')
            and r.payout_on >= date_trunc('month', on_day)::date and r.payout_on < (date_trunc('month', on_day) + interval '1 month')::date
        ), 0)
      )
    ) / 100)::bigint * 100
    from app_public.attachment_orders a
    where a.freelance_profile_id = profile_id and daterange(a.starts_on, a.ends_on, '[]') @> on_day
  ), 0)
$$;
comment on function app_private.attachment_withheld(uuid, bigint, date) is
  'The amount to withhold for an attachment of earnings from pay after tax on a day, in øre but whole kroner: a '
  'percentage of it, or the rest of the month''s amount; never more than there is.';
