-- Earlier documents come in portions, so that none is locked for long. Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.copy_purchases_of(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  c_portion constant int := 200;
  v_ids uuid[] := array(
    select i.id
    from app_public.accounts a
      join app_private.invoice_documents d on d.payload #>> '{client,organizationNumber}' = a.organization_number
      join app_public.invoices i on i.id = d.invoice_id and i.published_at is not null
    where a.id = copy_purchases_of.id and app_private.invoice_buyer(d.payload) = a.id
      and not exists (select from app_public.purchases p where p.invoice_id = i.id and p.account_id = a.id)
    order by i.id limit c_portion
  );
begin
  perform app_private.copy_purchases(v_ids);
  if cardinality(v_ids) = c_portion then
    perform app_private.enqueue(
      'purchases/copy_purchases_of', jsonb_build_object('id', copy_purchases_of.id), 'copy_purchases_of:' || copy_purchases_of.id
    );
  end if;
end;
$$;
comment on function app_private.copy_purchases_of(uuid) is
  E'@task purchases\nCopies the earlier documents to a team whose organisation number has been verified.';
grant execute on function app_private.copy_purchases_of(uuid) to app_worker;
