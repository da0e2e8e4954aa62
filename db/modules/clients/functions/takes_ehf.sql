-- Definer because people do not read the table, which names organisations that others invoice.
create or replace function app_hidden.takes_ehf(organization_number text) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select p.takes_ehf from app_public.ehf_participants p
  where p.organization_number = $1
    and (app_hidden.current_actor_kind() <> 'USER' or app_hidden.current_account_id() is not null)
$$;
comment on function app_hidden.takes_ehf(text) is
  'Whether an organisation is registered to receive EHF, as last looked up; null when it was not.';
grant execute on function app_hidden.takes_ehf(text) to app_user, app_operator, app_worker;
