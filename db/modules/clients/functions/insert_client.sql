-- Organisations get EHF by default, as the specification's form proposes.
create or replace function app_private.insert_client(
  profile app_public.freelance_profiles, attributes jsonb, is_registered boolean
) returns app_public.clients
language sql volatile
as $$
  select app_private.insert_row(null::app_public.clients, attributes || jsonb_build_object(
    'accountId', profile.account_id, 'freelanceProfileId', profile.id,
    'clientNumber', coalesce((attributes ->> 'clientNumber')::int, app_private.free_client_number(profile.id)),
    'orgNumber', case when attributes ->> 'clientType' = 'ORGANIZATION' then attributes ->> 'orgNumber' end,
    'preferredDeliveryMethod', coalesce(
      attributes ->> 'preferredDeliveryMethod', case attributes ->> 'clientType' when 'ORGANIZATION' then 'EHF' else 'EMAIL' end
    ),
    'nationalRegisterCheck', is_registered
  ))
$$;
comment on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) is
  'Adds a checked client; is_registered when its name and address are the register''s.';
grant execute on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) to app_user;
