-- The payable is debited by its claims. Withheld tax differs from the invoices' estimates; the difference is added to
-- the payout or subtracted from it, so that the account of withheld tax matches the amount due. A refund is taken from
-- the client's funds. One posting for the run, whose ids are made first, since a run may have 5 000.
create or replace function app_private.post_payouts(payout_run_id uuid) returns table (payout_id uuid, account_id uuid, journal_id uuid)
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payouts constant app_public.payouts[] := array(
    select p from app_public.payouts p where p.payout_run_id = post_payouts.payout_run_id and p.status = 'PROPOSED' order by p.id
  );
  v_journal_ids constant uuid[] := array(select uuidv7() from generate_series(1, cardinality(v_payouts)));
  v_tax constant uuid := app_private.finance_account_id('WITHHELD_TAX');
  v_attachment constant uuid := app_private.finance_account_id('ATTACHMENT');
  v_clearing constant uuid := app_private.finance_account_id('PAYOUT_CLEARING');
begin
  perform app_private.post_journals(array(
    select row(
      v_journal_ids[p.ordinality], 'payout:' || p.id, 'PAYOUT', app_hidden.today(),
      jsonb_build_object(
        app_private.payout_source_id(v_payouts[p.ordinality]), p.payable_minor, v_tax, p.estimated_tax_minor - p.salary_tax_minor,
        v_attachment, -p.attachment_minor, v_clearing, -p.amount_minor
      ),
      (select r.invoice_id from app_public.client_refunds r where r.id = p.client_refund_id), null, null, null, null
    )::app_private.posting
    from unnest(v_payouts) with ordinality p
    order by p.ordinality
  ));
  return query select p.id, p.account_id, v_journal_ids[p.ordinality] from unnest(v_payouts) with ordinality p order by p.ordinality;
end;
$$;
comment on function app_private.post_payouts(uuid) is
  'Posts the proposed payouts of a run: from the payables or the clients'' funds to the account of payouts on their way, with '
  'the tax withheld put right.';
