-- Returns only the most urgent state. Definer because members read neither the ledger nor why an account is
-- blocked; it answers for the account acted in alone.
create or replace function app_public.payout_outlook() returns app_public.payout_outlook
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select row(
    o.state, o.held_reason, min(o.reason), sum(o.amount_minor), o.pays_on, bool_or(o.is_account_doubted), null
  )::app_public.payout_outlook
  from (
    select w.state, w.held_reason, w.reason, w.amount_minor, w.pays_on, w.is_account_doubted
    from app_public.freelance_profiles p cross join lateral app_private.open_payout(p.id) w
    where p.account_id = app_hidden.current_account_id() and w.state is not null
    union all
    select p.status::text::app_public.payout_state, null, null, p.amount_minor, app_private.payout_expected_on(p), null
    from app_public.payouts p
    where p.account_id = app_hidden.current_account_id() and p.status in ('PROPOSED', 'SENT')
  ) o
  group by o.state, o.held_reason, o.pays_on
  order by array_position(array['HELD', 'REJECTED', 'RETURNED', 'SENT', 'PROPOSED', 'WAITING'], o.state::text), o.pays_on
  limit 1
$$;
comment on function app_public.payout_outlook() is
  'When the current account is paid next, or why not yet, from its clients'' payments. Null when nothing waits to be '
  'paid out.';
grant execute on function app_public.payout_outlook() to app_user;
comment on type app_public.payout_outlook is 'When something is paid out, or why not yet.';
comment on column app_public.payout_outlook.state is E'@notNull\nThe progress of the money.';
comment on column app_public.payout_outlook.held_reason is 'Why it is held back; null where it is not.';
comment on column app_public.payout_outlook.reason is 'The explanation by the operator who held it back.';
comment on column app_public.payout_outlook.amount_minor is 'The amount in øre; below 0 for a debt to us.';
comment on column app_public.payout_outlook.pays_on is
  'The day it is paid on, or was; the earliest where it is not proposed yet; null once the bank''s answer is overdue.';
comment on column app_public.payout_outlook.is_account_doubted is
  'Whether a payout that the bank rejected or returned may have failed for the account''s number; null for any other state.';
comment on column app_public.payout_outlook.debt_minor is
  'The part of an invoice''s money that covers a debt, in øre, so that it is not in the amount; null for an account, and before payment.';
comment on type app_public.payout_state is
'@tone.WITH_CLIENT neutral
@tone.SENT fjord
The progress of an invoice''s money on its way to the freelancer.';
