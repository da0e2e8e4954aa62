create or replace function app_public.freelance_profiles_register_roles(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select app_hidden.register_roles(app_hidden.register_entry(profile.organization_number))
$$;
comment on function app_public.freelance_profiles_register_roles(app_public.freelance_profiles) is
  '@longText
@decides
Who has a role in the organisation by the business register, to be compared with who made the profile.';
grant execute on function app_public.freelance_profiles_register_roles(app_public.freelance_profiles) to app_operator;
