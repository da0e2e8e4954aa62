-- Definer because personal numbers are out of reach; it answers for the caller's own account only.
create or replace function app_private.is_personal_number_taken(fingerprint bytea, except_profile_id uuid default null) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.personal_numbers n
    where n.account_id = app_hidden.current_account_id() and n.fingerprint = $1
      and n.freelance_profile_id is distinct from except_profile_id
  )
$$;
comment on function app_private.is_personal_number_taken(bytea, uuid) is
  'Whether another profile of the caller''s account has the personal number of this fingerprint.';
grant execute on function app_private.is_personal_number_taken(bytea, uuid) to app_user;
