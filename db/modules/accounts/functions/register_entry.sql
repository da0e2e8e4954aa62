-- Definer because people read no entry themselves: roles are not for them. Whoever is signed in, the
-- worker and operators may know how an organisation stands, which the register tells everybody.
create or replace function app_hidden.register_entry(organization_number text) returns app_public.register_entries
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select e.* from app_public.register_entries e
  where e.organization_number = $1
    and (app_hidden.current_actor_kind() <> 'USER' or app_hidden.current_account_id() is not null)
$$;
comment on function app_hidden.register_entry(text) is
  'What the register last answered about an organisation number; null when it was not asked.';
grant execute on function app_hidden.register_entry(text) to app_user, app_operator, app_worker;
