create or replace function app_private.lock_bank_files() returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select pg_advisory_xact_lock(hashtextextended('bank files', 0))
$$;
comment on function app_private.lock_bank_files() is
  'Has files of the bank recorded and booked one after the other, so that two that overlap do not both bring a transaction.';
