create or replace function app_public.clients_register_checked_at(client app_public.clients) returns timestamptz
language sql stable
as $$
  select (app_hidden.register_entry(client.org_number)).checked_at
$$;
comment on function app_public.clients_register_checked_at(app_public.clients) is
  'When the register last answered about it, UTC.';
grant execute on function app_public.clients_register_checked_at(app_public.clients) to app_user, app_operator, app_worker;
