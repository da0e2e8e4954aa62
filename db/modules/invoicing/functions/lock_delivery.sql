-- The invoice first, as every step of a document locks it: two that wait for each other would never end.
create or replace function app_private.lock_delivery(delivery_id uuid) returns app_public.deliveries
language plpgsql volatile
as $$
declare
  v_delivery app_public.deliveries;
begin
  perform from app_public.invoices i
  where i.id = (
    select coalesce(d.invoice_id, n.invoice_id)
    from app_public.deliveries d left join app_public.credit_notes n on n.id = d.credit_note_id
    where d.id = $1
  )
  for no key update;
  select d.* into v_delivery from app_public.deliveries d where d.id = $1 for no key update;
  return v_delivery;
end;
$$;
comment on function app_private.lock_delivery(uuid) is 'A sending, locked together with its invoice; null when there is none.';
