create or replace function app_private.delivery_client(delivery app_public.deliveries) returns app_public.clients
language sql stable
as $$
  select c.* from app_public.clients c
  where c.id = coalesce(
    (select i.client_id from app_public.invoices i where i.id = delivery.invoice_id),
    (select n.client_id from app_public.credit_notes n where n.id = delivery.credit_note_id)
  )
$$;
comment on function app_private.delivery_client(app_public.deliveries) is 'The client of a delivery''s document.';
grant execute on function app_private.delivery_client(app_public.deliveries) to app_operator;
