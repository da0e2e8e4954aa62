create or replace function app_public.freelance_profiles_register_roles(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select app_hidden.register_roles(app_hidden.register_entry(profile.organization_number))
$$;
comment on function app_public.freelance_profiles_register_roles(app_public.freelance_profiles) is
'@longText
@decides
The role holders of the organisation in the business register, for comparison with the author of the profile.';
grant execute on function app_public.freelance_profiles_register_roles(app_public.freelance_profiles) to app_operator;
