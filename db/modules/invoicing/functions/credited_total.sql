create or replace function app_hidden.credited_total(invoice uuid, at timestamptz default 'infinity') returns bigint
language sql stable
as $$
  select coalesce(sum(c.total_minor), 0)::bigint from app_public.credit_notes c
  where c.invoice_id = credited_total.invoice and c.status in ('PUBLISHED', 'RESOLVED') and c.published_at <= credited_total.at
$$;
comment on function app_hidden.credited_total(uuid, timestamptz) is
  'The sum of the credit notes of an invoice that were published by a moment, with VAT, in øre.';
grant execute on function app_hidden.credited_total(uuid, timestamptz) to app_user, app_operator;
