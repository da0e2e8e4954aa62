-- Faults for which a receiver's access point refuses a document whatever its lines. Amounts, dates and lines are right
-- by construction and are checked once more when the document is written.
create or replace function app_hidden.ehf_faults(document jsonb) returns setof text
language sql immutable
as $$
  select f.path
  from (values
    ('freelanceProfile.organizationNumber', app_hidden.is_organization_number(document #>> '{seller,organizationNumber}')),
    ('freelanceProfile.address.country', document #>> '{seller,address,country}' ~ '^[A-Z]{2}$'),
    ('client.orgNumber', app_hidden.is_organization_number(document #>> '{client,organizationNumber}')),
    ('client.address.country', document #>> '{client,address,country}' ~ '^[A-Z]{2}$'),
    ('buyerReference', coalesce(
      document ->> 'buyerReference', document #>> '{client,reference}', document ->> 'orderReference'
    ) is not null),
    ('currency', document ->> 'currency' = 'NOK')
  ) f (path, is_right)
  where f.is_right is not true
$$;
comment on function app_hidden.ehf_faults(jsonb) is
  'The fields of a document that keep it from being sent as EHF: numbers and countries of both parties, a reference, kroner.';
grant execute on function app_hidden.ehf_faults(jsonb) to app_user, app_operator, app_worker;
