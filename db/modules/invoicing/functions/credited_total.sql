create or replace function app_hidden.credited_total(invoice uuid) returns bigint
language sql stable
as $$
  select coalesce(sum(c.total_minor), 0)::bigint from app_public.credit_notes c
  where c.invoice_id = credited_total.invoice and c.status in ('PUBLISHED', 'RESOLVED')
$$;
comment on function app_hidden.credited_total(uuid) is 'The sum of the published credit notes of an invoice, with VAT, in øre.';
grant execute on function app_hidden.credited_total(uuid) to app_user, app_operator;
