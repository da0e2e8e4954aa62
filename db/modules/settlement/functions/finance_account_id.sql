create or replace function app_private.finance_account_id(kind app_public.finance_account_kind) returns uuid
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select a.id from app_public.finance_accounts a where a.kind = finance_account_id.kind and a.freelance_profile_id is null
$$;
comment on function app_private.finance_account_id(app_public.finance_account_kind) is 'One of the platform''s own accounts.';
