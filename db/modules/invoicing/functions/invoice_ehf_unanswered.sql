create or replace function app_hidden.invoice_ehf_unanswered(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.deliveries d
    where d.id = delivery_id and d.invoice_id is not null and d.channel = 'EHF' and d.failure = 'UNANSWERED'
  )
$$;
comment on function app_hidden.invoice_ehf_unanswered(uuid) is
  'Condition of a reaction: it is an invoice that was sent as EHF, and the receiver has not confirmed it.';
