-- Definer because the worker reads no table.
create or replace function app_private.settle_checks_of_profile(id uuid) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(a.primary_user_id)
  from app_public.freelance_profiles p join app_public.accounts a on a.id = p.account_id
  where p.id = settle_checks_of_profile.id
$$;
comment on function app_private.settle_checks_of_profile(uuid) is
  E'@task recruitment\nEnds the checks that waited for a verified payout profile.';
grant execute on function app_private.settle_checks_of_profile(uuid) to app_worker;
