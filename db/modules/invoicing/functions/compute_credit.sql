-- Lines by quantity, VAT by rate, everything else by the credited share of the amount. An organisation is paid the VAT
-- as well, so its payout follows the VAT of the credited lines and not that of all. Shares of notes that are not
-- rejected count, also before they are published: two at once never take the same øre.
create or replace function app_private.compute_credit(invoice app_public.invoices, lines jsonb) returns jsonb
language sql stable
as $$
  with shared as materialized (
    select
      l.id, l.position, coalesce(l.vat_rate, 0) as vat_rate, l.amount_minor as whole, l.vat_minor as whole_vat,
      o.remaining, app_public.invoice_lines_remaining_vat(l) as remaining_vat, w.quantity,
      case when w.quantity is null then 0 else app_hidden.credit_share(
        l.amount_minor, o.remaining, w.quantity, l.quantity, w.quantity = l.remaining_quantity
      ) end as amount
    from app_public.invoice_lines l
      cross join lateral (select app_public.invoice_lines_remaining_amount(l) as remaining) o
      left join jsonb_to_recordset(lines) as w ("invoiceLineId" uuid, quantity numeric) on w."invoiceLineId" = l.id
    where l.invoice_id = invoice.id
  ),
  rates as materialized (
    select
      s.vat_rate, sum(s.amount) as amount, sum(s.whole) as whole, sum(s.whole_vat) as whole_vat,
      app_hidden.credit_share(sum(s.whole_vat), sum(s.remaining_vat), sum(s.amount), sum(s.whole), sum(s.amount) = sum(s.remaining)) as vat
    from shared s group by s.vat_rate
  ),
  document as materialized (
    select
      sum(r.amount) as amount, sum(r.vat) as vat, sum(r.amount) = invoice.remaining_amount_minor as takes_rest,
      sum(r.whole_vat * r.amount * invoice.amount_minor / nullif(r.whole, 0)) as vat_by_amount
    from rates r
  ),
  parts as materialized (
    select
      d.amount, d.vat,
      app_hidden.credit_share(
        invoice.platform_fee_amount_minor, invoice.remaining_platform_fee_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as platform_fee,
      app_hidden.credit_share(
        invoice.employer_tax_amount_minor, invoice.remaining_employer_tax_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as employer_tax,
      app_hidden.credit_share(
        invoice.salary_tax_amount_minor, invoice.remaining_salary_tax_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as salary_tax,
      app_hidden.credit_share(
        invoice.gross_salary_minor, invoice.remaining_gross_salary_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as gross_salary,
      case when invoice.employer_tax_percent is null and not d.takes_rest then least(
        invoice.remaining_payout_amount_minor,
        app_hidden.round_ratio(
          coalesce(d.vat_by_amount, 0) + (invoice.amount_minor - invoice.platform_fee_amount_minor) * d.amount, invoice.amount_minor
        )
      ) else app_hidden.credit_share(
        invoice.payout_amount_minor, invoice.remaining_payout_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) end as payout
    from document d
  ),
  vats as (
    select g.id, g.vat from rates r, lateral (
      select unnest(array_agg(s.id order by s.position)) as id,
        unnest(app_hidden.apportion(r.vat, array_agg(s.amount order by s.position))) as vat
      from shared s where s.vat_rate = r.vat_rate and s.quantity is not null
    ) g
  ),
  shares as (
    select unnest(array_agg(s.id order by s.position)) as id,
      unnest(app_hidden.apportion(p.platform_fee, array_agg(s.amount order by s.position))) as platform_fee,
      unnest(app_hidden.apportion(p.employer_tax, array_agg(s.amount order by s.position))) as employer_tax,
      unnest(app_hidden.apportion(p.salary_tax, array_agg(s.amount order by s.position))) as salary_tax,
      unnest(app_hidden.apportion(p.gross_salary, array_agg(s.amount order by s.position))) as gross_salary,
      unnest(app_hidden.apportion(p.payout, array_agg(s.amount order by s.position))) as payout
    from shared s, parts p where s.quantity is not null
    group by p.platform_fee, p.employer_tax, p.salary_tax, p.gross_salary, p.payout
  )
  select to_jsonb(p) || jsonb_build_object('lines', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'invoice_line_id', s.id, 'position', s.position, 'quantity', s.quantity, 'amount', s.amount, 'vat', coalesce(v.vat, 0),
      'platform_fee', h.platform_fee, 'employer_tax', h.employer_tax, 'salary_tax', h.salary_tax,
      'gross_salary', h.gross_salary, 'payout', h.payout
    ) order by s.position), '[]')
    from shared s join shares h on h.id = s.id left join vats v on v.id = s.id
  ))
  from parts p
$$;
comment on function app_private.compute_credit(app_public.invoices, jsonb) is
  'The amounts of an invoice that crediting quantities of lines, [{invoiceLineId, quantity}], takes back: amount, '
  'vat, platform_fee, employer_tax, salary_tax, gross_salary, payout and the same of each line, in minor units.';
grant execute on function app_private.compute_credit(app_public.invoices, jsonb) to app_user;
