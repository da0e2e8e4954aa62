create or replace function app_public.enrolled_invoices() returns setof app_public.partnered_invoices
language sql stable
as $$
  select i.* from app_public.partnered_invoices i where i.partner_account_id = app_hidden.current_account_id()
$$;
comment on function app_public.enrolled_invoices() is
'@list partneredInvoices
@portal
@readers OWNER ADMIN
The invoices of those enrolled with the current team, published since it approved them; for OWNER and ADMIN of a verified team.';
grant execute on function app_public.enrolled_invoices() to app_user;
