-- Definer because the worker holds no table.
create or replace function app_private.identify_profiles_of(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.identify_profile(p.id)
  from app_public.identities i
    join app_public.memberships m on m.user_id = i.user_id and m.role in ('OWNER', 'ADMIN') and m.accepted_at is not null
    join app_public.freelance_profiles p on p.account_id = m.account_id and p.status = 'UNVERIFIED'
  where i.id = $1
$$;
comment on function app_private.identify_profiles_of(uuid) is
'@task payout
Looks at the payout profiles that wait where the person of an identity manages the account.';
grant execute on function app_private.identify_profiles_of(uuid) to app_worker;
