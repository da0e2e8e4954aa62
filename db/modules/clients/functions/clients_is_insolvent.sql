create or replace function app_public.clients_is_insolvent(client app_public.clients) returns boolean
language sql stable
as $$
  select coalesce((app_hidden.register_entry(client.org_number)).is_insolvent, false)
$$;
comment on function app_public.clients_is_insolvent(app_public.clients) is
  E'@notNull\nAccording to the register it is bankrupt, being wound up, or deleted: no invoice can be submitted.';
grant execute on function app_public.clients_is_insolvent(app_public.clients) to app_user, app_operator, app_worker;
