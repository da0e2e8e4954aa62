-- Definer because the worker holds no table.
create or replace function app_private.number_to_look_up(invoice_id uuid) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select c.org_number
  from app_public.invoices i join app_public.clients c on c.id = i.client_id
  where i.id = $1 and i.status = 'SUBMITTED' and app_hidden.is_organization_number(c.org_number)
    and coalesce((app_hidden.register_entry(c.org_number)).checked_at < now() - interval '24 hours', true)
$$;
comment on function app_private.number_to_look_up(uuid) is
  'The Norwegian organisation number to ask the register about before an invoice is reviewed; null when there is none, or it has answered within 24 hours.';
grant execute on function app_private.number_to_look_up(uuid) to app_worker;
