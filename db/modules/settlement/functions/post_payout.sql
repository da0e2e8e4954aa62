-- The payable is debited by its claims. Withheld tax differs from the invoices' estimates; the difference is added to
-- the payout or subtracted from it, so that the account of withheld tax matches the amount due. A refund is taken from
-- the client's funds.
create or replace function app_private.post_payout(payout app_public.payouts) returns uuid
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select (app_private.post_journal(
    'payout:' || payout.id, 'PAYOUT', app_hidden.today(),
    jsonb_build_object(
      app_private.payout_source_id(payout), payout.payable_minor,
      app_private.finance_account_id('WITHHELD_TAX'), payout.estimated_tax_minor - payout.salary_tax_minor,
      app_private.finance_account_id('ATTACHMENT'), -payout.attachment_minor,
      app_private.finance_account_id('PAYOUT_CLEARING'), -payout.amount_minor
    ),
    (select r.invoice_id from app_public.client_refunds r where r.id = payout.client_refund_id)
  )).id
$$;
comment on function app_private.post_payout(app_public.payouts) is
  'Posts an approved payout: from the payable or the client''s funds to the account of payouts on their way, with the tax withheld put right.';
