-- Follows the deletion of an account. Definer because the worker writes no table.
create or replace function app_private.end_recurring_invoices(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.move_row(null::app_public.recurring_invoices, r.id, 'end')
  from (select o.id from app_public.recurring_invoices o where o.account_id = $1 and o.status <> 'ENDED' order by o.id for no key update) r;
end;
$$;
comment on function app_private.end_recurring_invoices(uuid) is
'@task recurring
Ends the recurring invoices of an account that is deleted. Safe to run twice.';
grant execute on function app_private.end_recurring_invoices(uuid) to app_worker;
