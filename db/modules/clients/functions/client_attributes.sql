create or replace function app_private.client_attributes(client app_public.clients) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'clientType', client.client_type, 'clientNumber', client.client_number, 'name', client.name,
    'friendlyName', client.friendly_name, 'email', client.email, 'phone', client.phone, 'orgNumber', client.org_number,
    'address', app_hidden.address_input(client.address), 'preferredDeliveryMethod', client.preferred_delivery_method,
    'language', client.language
  )
$$;
comment on function app_private.client_attributes(app_public.clients) is 'A client as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.client_attributes(app_public.clients) to app_user;
