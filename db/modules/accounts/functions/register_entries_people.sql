create or replace function app_public.register_entries_people(entry app_public.register_entries) returns text
language sql stable
as $$
  select app_hidden.register_roles(entry)
$$;
comment on function app_public.register_entries_people(app_public.register_entries) is
  E'@longText\nThe role holders, and their birth dates.';
grant execute on function app_public.register_entries_people(app_public.register_entries) to app_operator;
