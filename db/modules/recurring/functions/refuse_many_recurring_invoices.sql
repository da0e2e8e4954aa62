-- Definer because people read no limits.
create or replace function app_private.refuse_many_recurring_invoices() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if exists (
    select from app_public.limits l
    where l.limit_key = 'open_recurring_invoices' and l.maximum < (
      select count(*) from app_public.recurring_invoices r where r.account_id = app_hidden.current_account_id() and r.status <> 'ENDED'
    )
  ) then
    perform app_private.refuse('TOO_BIG', 'recurringInvoices');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.refuse_many_recurring_invoices() is
  'Stops with TOO_BIG at recurringInvoices where the account has more of them at a time than the limit.';
grant execute on function app_private.refuse_many_recurring_invoices() to app_user;
