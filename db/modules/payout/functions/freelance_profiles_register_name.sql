create or replace function app_public.freelance_profiles_register_name(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select (app_hidden.register_entry(profile.organization_number)).name
$$;
comment on function app_public.freelance_profiles_register_name(app_public.freelance_profiles) is
  E'@decides\nThe organisation''s name in the business register.';
grant execute on function app_public.freelance_profiles_register_name(app_public.freelance_profiles) to app_operator;
