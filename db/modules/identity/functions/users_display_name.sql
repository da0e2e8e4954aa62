-- Operators know users by name; those without one by their address.
create or replace function app_public.users_display_name(person app_public.users) returns text
language sql stable
as $$
  select coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email::text)
$$;
comment on function app_public.users_display_name(app_public.users) is
'@notNull
@behavior +proc:orderBy
First and last name, or the e-mail address while there is none.';
grant execute on function app_public.users_display_name(app_public.users) to app_operator;
