-- The same sums and obstacles as in a proposal, so that a freelancer reads what the next run will do.
create or replace function app_private.open_payout(profile_id uuid) returns app_public.payout_outlook
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select row(
    case
      when o.held_reason is not null then 'HELD'
      when last.status in ('REJECTED', 'RETURNED') then last.status::text
      else 'WAITING'
    end::app_public.payout_state,
    o.held_reason,
    case when o.held_reason = 'OPERATOR' then last.reason end,
    s.amount_minor,
    case when o.held_reason is null then app_private.next_payout_on() end,
    case when o.held_reason is null and last.status in ('REJECTED', 'RETURNED') then app_private.is_account_doubted(last.reason) end,
    null
  )::app_public.payout_outlook
  from app_private.payable_sums(app_private.next_payout_on(), profile_id) s
  left join lateral (
    select p.status, p.held_reason, p.reason from app_public.payouts p where p.freelance_profile_id = profile_id order by p.id desc limit 1
  ) last on true
  cross join lateral (
    select (case
      when s.payable_minor <= 0 or s.amount_minor <= 0 then 'DEBT'
      else coalesce(
        app_private.payout_obstacle(profile_id, s.bank_account_id)::text,
        case when last.held_reason = 'OPERATOR' then 'OPERATOR' end
      )
    end)::app_public.payout_held_reason as held_reason
  ) o
$$;
comment on function app_private.open_payout(uuid) is
  'The outlook for a profile''s amounts that no payout pays yet: when they are paid, or why not; null when nothing is '
  'open.';
