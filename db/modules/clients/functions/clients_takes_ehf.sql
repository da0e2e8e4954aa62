create or replace function app_public.clients_takes_ehf(client app_public.clients) returns boolean
language sql stable
as $$
  select app_hidden.takes_ehf(client.org_number)
$$;
comment on function app_public.clients_takes_ehf(app_public.clients) is
  'Whether it is registered to receive EHF; null for people, and until it has been looked up.';
grant execute on function app_public.clients_takes_ehf(app_public.clients) to app_user, app_operator, app_worker;
