-- The same answer as a proposal would write down, for the days on which there is none. Definer because only the functions that pay
-- out read why an account is blocked.
create or replace function app_public.finance_accounts_held_reason(account app_public.finance_accounts) returns app_public.payout_held_reason
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select (app_private.open_payout(a.freelance_profile_id)).held_reason
  from app_public.finance_accounts a
  where a.id = account.id and a.kind = 'PAYABLE' and app_hidden.current_operator_role() is not null
$$;
comment on function app_public.finance_accounts_held_reason(app_public.finance_accounts) is
'@listed
Why what a profile is owed is not paid out now; null where nothing keeps it back.';
grant execute on function app_public.finance_accounts_held_reason(app_public.finance_accounts) to app_operator;
