create or replace function app_private.dated_invoice(invoice app_public.invoices) returns app_public.invoices
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_populate_record(invoice, jsonb_build_object('invoiced_on', d.day, 'due_on', coalesce(invoice.due_on, d.day + 14)))
  from (select coalesce(invoice.invoiced_on, app_hidden.today()) as day) d
$$;
comment on function app_private.dated_invoice(app_public.invoices) is
  'A draft with the dates that it leaves open: today, and 14 days later to pay.';
grant execute on function app_private.dated_invoice(app_public.invoices) to app_user;
