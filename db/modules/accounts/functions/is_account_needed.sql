create or replace function app_private.is_account_needed(account_id uuid) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.tagged_predicate_holds('keepsAccount', account_id)
$$;
comment on function app_private.is_account_needed(uuid) is
  'Whether a module still has something to settle with the account, by functions with @keepsAccount, so that it '
  'cannot be closed yet.';
