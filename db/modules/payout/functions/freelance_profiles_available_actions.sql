create or replace function app_public.freelance_profiles_available_actions(profile app_public.freelance_profiles) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('freelance_profiles', profile.id, profile.status::text)
$$;
comment on function app_public.freelance_profiles_available_actions(app_public.freelance_profiles) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.freelance_profiles_available_actions(app_public.freelance_profiles) to app_user, app_operator;
