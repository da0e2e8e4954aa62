-- What is split is what credit notes have left. VAT takes the rest, which is the VAT of an individual and nothing for an
-- organisation, whose payout includes it.
create or replace function app_private.settle_invoice(invoice app_public.invoices, paid_on date) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.post_journal(
    'settle:' || invoice.id || ':' || (select count(*) from app_public.journals j where j.invoice_id = invoice.id and j.kind = 'SPLIT'),
    'SPLIT', paid_on,
    jsonb_build_object(
      app_private.finance_account_id('CLIENT_FUNDS'), p.claim,
      app_private.finance_account_id('PLATFORM_FEE'), -invoice.remaining_platform_fee_amount_minor,
      app_private.finance_account_id('EMPLOYER_TAX'), -invoice.remaining_employer_tax_amount_minor,
      app_private.finance_account_id('WITHHELD_TAX'), -invoice.remaining_salary_tax_amount_minor,
      app_private.payable_id(invoice.freelance_profile_id), -invoice.remaining_payout_amount_minor,
      app_private.finance_account_id('VAT'), -(
        p.claim - invoice.remaining_platform_fee_amount_minor - invoice.remaining_employer_tax_amount_minor
        - invoice.remaining_salary_tax_amount_minor - invoice.remaining_payout_amount_minor
      )
    ),
    invoice.id
  )
  from (select invoice.remaining_amount_minor + invoice.remaining_vat_minor as claim) p
$$;
comment on function app_private.settle_invoice(app_public.invoices, date) is
  'Posts how a paid invoice is split: from the client''s funds to VAT, fee, employer''s contribution, withheld tax and what the '
  'profile is owed.';
