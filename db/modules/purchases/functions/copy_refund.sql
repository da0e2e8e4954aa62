-- With its invoice, of which less is left to pay. Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.copy_refund(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.copy_purchases(array[n.invoice_id]) from app_public.credit_notes n where n.id = copy_refund.id
$$;
comment on function app_private.copy_refund(uuid) is
  E'@task purchases\nCopies a credit note and its invoice, as they are now, for the team they are to.';
grant execute on function app_private.copy_refund(uuid) to app_worker;
