-- Definer because members do not read the run, whose bank day it is.
create or replace function app_public.payouts_expected_on(payout app_public.payouts) returns date
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.payout_expected_on(p) from app_public.payouts p
  where p.id = payout.id and p.status in ('PROPOSED', 'SENT') and app_hidden.is_within_reach(p.account_id)
$$;
comment on function app_public.payouts_expected_on(app_public.payouts) is
'The bank day on which it reaches the account; null once it has an outcome, and while the bank''s answer is overdue.';
grant execute on function app_public.payouts_expected_on(app_public.payouts) to app_user, app_operator;
