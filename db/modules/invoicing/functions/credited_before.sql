create or replace function app_hidden.credited_before(invoice uuid, at timestamptz) returns bigint
language sql stable
as $$
  select coalesce(sum(c.total_minor), 0)::bigint from app_public.credit_notes c
  where c.invoice_id = credited_before.invoice and c.status in ('PUBLISHED', 'RESOLVED') and c.published_at <= credited_before.at
$$;
comment on function app_hidden.credited_before(uuid, timestamptz) is
  'The sum of the credit notes of an invoice that were published by a moment, with VAT, in øre.';
grant execute on function app_hidden.credited_before(uuid, timestamptz) to app_user, app_operator;
