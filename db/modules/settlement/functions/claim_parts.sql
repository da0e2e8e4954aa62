-- Credit notes count from their publication. One that waits for review has been taken off what remains to be credited, but the client
-- still owes it, and it may be rejected. Each part of a note is rounded by itself, so their sum may differ from the amount by some
-- øre: these are the rounding difference, so that VAT is exact.
create or replace function app_private.claim_parts(
  invoice app_public.invoices, out total bigint, out platform_fee bigint, out employer_tax bigint, out salary_tax bigint,
  out gross_salary bigint, out payout bigint, out vat bigint, out rounding bigint
)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select
    p.total, p.platform_fee, p.employer_tax, p.salary_tax, p.gross_salary, p.payout, p.vat,
    p.total - p.platform_fee - p.employer_tax - p.salary_tax - p.payout - p.vat
  from (
    select
      invoice.total_minor - coalesce(sum(n.total_minor), 0)::bigint as total,
      invoice.platform_fee_amount_minor - coalesce(sum(n.platform_fee_amount_minor), 0)::bigint as platform_fee,
      invoice.employer_tax_amount_minor - coalesce(sum(n.employer_tax_amount_minor), 0)::bigint as employer_tax,
      invoice.salary_tax_amount_minor - coalesce(sum(n.salary_tax_amount_minor), 0)::bigint as salary_tax,
      invoice.gross_salary_minor - coalesce(sum(n.gross_salary_minor), 0)::bigint as gross_salary,
      invoice.payout_amount_minor - coalesce(sum(n.payout_amount_minor), 0)::bigint as payout,
      case
        when invoice.employer_tax_percent is null then 0
        else invoice.vat_minor - coalesce(sum(n.vat_minor), 0)::bigint
      end as vat
    from app_public.credit_notes n
    where n.invoice_id = invoice.id and n.status in ('PUBLISHED', 'RESOLVED')
  ) p
$$;
comment on function app_private.claim_parts(app_public.invoices) is
  'The parts of an invoice that remain after published credit notes, in øre. VAT is 0 for an organisation, whose '
  'payout includes it.';
