create or replace function app_hidden.invoice_is_on_its_way(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.deliveries d where d.invoice_id = $1 and d.status in ('PENDING', 'SENT'))
    and not app_hidden.invoice_came_back(invoice_id)
$$;
comment on function app_hidden.invoice_is_on_its_way(uuid) is
  'Condition of a reaction: it goes to its client by itself, or went, and its newest sending was not in vain.';
