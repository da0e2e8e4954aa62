create or replace function app_public.freelance_profiles_register_state(profile app_public.freelance_profiles)
returns app_public.register_state
language sql stable
as $$
  select (app_hidden.register_entry(profile.organization_number)).state
$$;
comment on function app_public.freelance_profiles_register_state(app_public.freelance_profiles) is
'@listed
@decides
The state of the organisation in the business register; null when the register was not reached yet.';
grant execute on function app_public.freelance_profiles_register_state(app_public.freelance_profiles) to app_operator;
