create or replace function app_private.draw_vat_groups(invoice_id uuid) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('rate', g.rate, 'base', g.base, 'vat', g.vat) order by g.rate desc), '[]')
  from (
    select coalesce(l.vat_rate, 0) as rate, sum(l.amount_minor) as base, sum(l.vat_minor) as vat
    from app_public.invoice_lines l where l.invoice_id = $1 group by 1
  ) as g
$$;
comment on function app_private.draw_vat_groups(uuid) is 'The sums of an invoice by VAT rate, highest first.';
