create or replace function app_private.prefers_and_takes_ehf(client app_public.clients, document jsonb) returns boolean
language sql stable
as $$
  select client.client_type = 'ORGANIZATION' and client.preferred_delivery_method = 'EHF'
    and coalesce(app_hidden.takes_ehf(document #>> '{client,organizationNumber}'), false)
$$;
comment on function app_private.prefers_and_takes_ehf(app_public.clients, jsonb) is
  'Whether a document goes to its client as EHF: an organisation that prefers it, whose number is registered to receive it.';
grant execute on function app_private.prefers_and_takes_ehf(app_public.clients, jsonb) to app_user, app_operator;
