-- Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.copy_purchase(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.copy_purchases(array[copy_purchase.id])
$$;
comment on function app_private.copy_purchase(uuid) is
  E'@task purchases\nCopies an invoice, as it is now, for the team it is to.';
grant execute on function app_private.copy_purchase(uuid) to app_worker;
