create or replace function app_hidden.delivery_was_refused(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.deliveries d
    where d.id = delivery_id and d.invoice_id is not null and not d.is_reminder and d.channel = 'EMAIL' and d.failure = 'REFUSED'
  )
$$;
comment on function app_hidden.delivery_was_refused(uuid) is
  'Condition of a reaction: it is a mail with an invoice, and the receiving side refused it for good.';
