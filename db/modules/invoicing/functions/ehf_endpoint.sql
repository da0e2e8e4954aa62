create or replace function app_hidden.ehf_endpoint(document jsonb) returns text
language sql immutable
as $$
  select '0192:' || (document #>> '{client,organizationNumber}')
$$;
comment on function app_hidden.ehf_endpoint(jsonb) is
  'The buyer''s address in the network of EHF: the code of Norwegian organisation numbers and the number. Null for people.';
grant execute on function app_hidden.ehf_endpoint(jsonb) to app_user, app_operator, app_worker;
