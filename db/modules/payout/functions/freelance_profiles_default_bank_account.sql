create or replace function app_public.freelance_profiles_default_bank_account(profile app_public.freelance_profiles)
returns app_public.bank_accounts
language sql stable
as $$
  select b.* from app_public.bank_accounts b where b.freelance_profile_id = profile.id and b.is_default
$$;
comment on function app_public.freelance_profiles_default_bank_account(app_public.freelance_profiles) is
  'The account invoices of the profile are paid to when they name none.';
grant execute on function app_public.freelance_profiles_default_bank_account(app_public.freelance_profiles) to app_user, app_operator;
