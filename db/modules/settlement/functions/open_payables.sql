create or replace function app_private.open_payables(profile_ids uuid[]) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.finance_accounts (kind, code, freelance_profile_id)
  select 'PAYABLE', '2910-' || p.profile_number, p.id
  from app_public.freelance_profiles p
  where p.id = any (profile_ids) and not exists (select from app_public.finance_accounts a where a.freelance_profile_id = p.id)
  order by p.id
  on conflict (freelance_profile_id) do nothing
$$;
comment on function app_private.open_payables(uuid[]) is
  'Opens the accounts for debts to profiles that have none yet, in the order of the profiles'' ids.';
