-- Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.show_invoice(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.show_invoices(i.freelance_profile_id, i.id) from app_public.invoices i where i.id = show_invoice.id
$$;
comment on function app_private.show_invoice(uuid) is
  E'@task partners\nShows an invoice, or how far it has come, to the teams its profile is enrolled with.';
grant execute on function app_private.show_invoice(uuid) to app_worker;
