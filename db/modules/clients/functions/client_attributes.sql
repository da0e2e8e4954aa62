create or replace function app_private.client_attributes(client app_public.clients) returns jsonb
language sql stable
as $$
  select app_hidden.attributes_of('app_public.clients', to_jsonb(client))
$$;
comment on function app_private.client_attributes(app_public.clients) is 'A client as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.client_attributes(app_public.clients) to app_user;
