create or replace function app_hidden.invoice_is_left_to_its_sender(invoice_id uuid) returns boolean
language sql stable
as $$
  select not exists (select from app_public.deliveries d where d.invoice_id = $1 and d.status in ('PENDING', 'SENT'))
    and not app_hidden.invoice_came_back(invoice_id)
$$;
comment on function app_hidden.invoice_is_left_to_its_sender(uuid) is
  'Condition of a reaction: nothing of it was ever sent, or tried to be.';
