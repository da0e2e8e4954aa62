create or replace function app_public.shown_invoices() returns setof app_public.partnered_invoices
language sql stable
as $$
  select i.* from app_public.partnered_invoices i where i.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.shown_invoices() is
'@list shownInvoices
The data of the current account''s invoices that teams see, row by row.';
grant execute on function app_public.shown_invoices() to app_user;
