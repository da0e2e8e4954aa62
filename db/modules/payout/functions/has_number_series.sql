-- Definer because the series are out of reach of every request.
create or replace function app_private.has_number_series(profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.invoice_number_series s
    where s.freelance_profile_id = profile_id and s.kind = 'INVOICE' and app_hidden.is_within_reach(s.account_id)
  )
$$;
comment on function app_private.has_number_series(uuid) is 'Whether an invoice of the profile has been published.';
grant execute on function app_private.has_number_series(uuid) to app_user;
