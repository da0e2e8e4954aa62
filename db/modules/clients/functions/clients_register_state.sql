create or replace function app_public.clients_register_state(client app_public.clients) returns app_public.register_state
language sql stable
as $$
  select (app_hidden.register_entry(client.org_number)).state
$$;
comment on function app_public.clients_register_state(app_public.clients) is
  'Its state in the national business register; null when it was never queried.';
grant execute on function app_public.clients_register_state(app_public.clients) to app_user, app_operator, app_worker;
