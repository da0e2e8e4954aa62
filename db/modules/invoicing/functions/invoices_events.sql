create or replace function app_public.invoices_events(invoice app_public.invoices) returns setof app_public.events
language sql stable
as $$
  select e.* from app_public.events e where e.entity_id = invoice.id and e.entity = 'invoices' order by e.occurred_at, e.id
$$;
comment on function app_public.invoices_events(app_public.invoices) is 'The events of the invoice, oldest first.';
grant execute on function app_public.invoices_events(app_public.invoices) to app_user, app_operator;
