-- Definer because people may not read entries themselves: roles are not public. Signed-in users, the worker and
-- operators may know the state of an organisation, which the register publishes.
create or replace function app_hidden.register_entry(organization_number text) returns app_public.register_entries
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select e.* from app_public.register_entries e
  where e.organization_number = $1
    and (app_hidden.current_actor_kind() <> 'USER' or app_hidden.current_account_id() is not null)
$$;
comment on function app_hidden.register_entry(text) is
  'The last answer of the register about an organisation number; null when it was never queried.';
grant execute on function app_hidden.register_entry(text) to app_user, app_operator, app_worker;
