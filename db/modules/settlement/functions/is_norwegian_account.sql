-- A bank abroad may number its accounts so that one passes for a Norwegian one; its BIC names its country.
create or replace function app_private.is_norwegian_account(account_number text, swift_code text) returns boolean
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.is_bank_account_number(app_hidden.normal_account_number(account_number)) and coalesce(substr(swift_code, 5, 2), 'NO') = 'NO'
$$;
comment on function app_private.is_norwegian_account(text, text) is 'Whether a payout to the account stays within Norway.';
