-- Organisations are sent EHF unless somebody says otherwise, as the specification's form proposes.
create or replace function app_private.insert_client(
  profile app_public.freelance_profiles, attributes jsonb, is_registered boolean
) returns app_public.clients
language sql volatile
as $$
  insert into app_public.clients (
    account_id, freelance_profile_id, client_type, client_number, name, friendly_name, email, phone, org_number, address,
    preferred_delivery_method, national_register_check, language
  ) values (
    profile.account_id, profile.id, (attributes ->> 'clientType')::app_public.client_type,
    coalesce((attributes ->> 'clientNumber')::int, app_private.free_client_number(profile.id)),
    app_hidden.text_at(attributes, 'name'), app_hidden.text_at(attributes, 'friendlyName'),
    app_hidden.text_at(attributes, 'email'), app_hidden.text_at(attributes, 'phone'),
    case when attributes ->> 'clientType' = 'ORGANIZATION' then app_hidden.text_at(attributes, 'orgNumber') end,
    app_hidden.address_from(attributes -> 'address'),
    coalesce(
      (attributes ->> 'preferredDeliveryMethod')::app_public.delivery_method,
      case attributes ->> 'clientType' when 'ORGANIZATION' then 'EHF' else 'EMAIL' end::app_public.delivery_method
    ),
    is_registered, coalesce((attributes ->> 'language')::app_public.language, 'NB')
  )
  returning *
$$;
comment on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) is
  'Adds a checked client; is_registered when its name and address are the register''s.';
grant execute on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) to app_user;
