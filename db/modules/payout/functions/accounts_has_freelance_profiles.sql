-- Definer because a session lists all accounts of a person, and sees the profiles of the current one
-- only. It answers for accounts the caller belongs to.
create or replace function app_public.accounts_has_freelance_profiles(account app_public.accounts) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.freelance_profiles p
    where p.account_id = account.id and (
      app_hidden.current_operator_role() is not null
      or account.id = any (app_hidden.current_user_account_ids())
    )
  )
$$;
comment on function app_public.accounts_has_freelance_profiles(app_public.accounts) is
  E'@notNull\nWhether the account has a payout profile.';
grant execute on function app_public.accounts_has_freelance_profiles(app_public.accounts) to app_user, app_operator;
