create or replace function app_private.payable_id(profile_id uuid) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid := (select a.id from app_public.finance_accounts a where a.freelance_profile_id = profile_id);
begin
  if v_id is null then
    insert into app_public.finance_accounts (kind, code, freelance_profile_id)
    select 'PAYABLE', '2910-' || p.profile_number, p.id from app_public.freelance_profiles p where p.id = profile_id
    on conflict (freelance_profile_id) do nothing;
    select a.id into v_id from app_public.finance_accounts a where a.freelance_profile_id = profile_id;
  end if;
  return v_id;
end;
$$;
comment on function app_private.payable_id(uuid) is
  'The account for debts to a profile, opened with its first posting.';
