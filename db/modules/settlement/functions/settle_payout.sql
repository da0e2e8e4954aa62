-- Money leaves the account of payouts on their way in three ways: paid by the bank, rejected, or returned later. A
-- rejected payout counts as none, so its journals are free for the next run; a returned one was a payout, so that its
-- tax stays and the returned money is a claim of its own.
create or replace function app_private.settle_payout(payout app_public.payouts, action text, occurred_on date, reason text)
returns app_public.payouts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payout app_public.payouts := payout;
begin
  if action = 'confirm' then
    perform app_private.post_journal(
      'payout:' || payout.id || ':paid', 'PAYOUT', occurred_on,
      jsonb_build_object(
        app_private.finance_account_id('PAYOUT_CLEARING'), payout.amount_minor, app_private.finance_account_id('BANK'), -payout.amount_minor
      )
    );
  elsif action = 'reject' then
    perform app_private.reverse_journal(payout.journal_id, null);
    update app_public.payout_items i set is_released = true where i.payout_id = payout.id;
  else
    perform app_private.post_journal(
      'payout:' || payout.id || ':returned', 'PAYOUT_RETURN', occurred_on,
      jsonb_build_object(
        app_private.finance_account_id('BANK'), payout.amount_minor, app_private.payout_source_id(payout), -payout.amount_minor
      ),
      (select r.invoice_id from app_public.client_refunds r where r.id = payout.client_refund_id)
    );
  end if;
  if payout.client_refund_id is not null then
    perform app_private.move_client_refund(payout.client_refund_id, action, settle_payout.reason, occurred_on);
  end if;
  perform app_private.annotate_transition('payouts', payout.id, jsonb_strip_nulls(jsonb_build_object('reason', settle_payout.reason)));
  update app_public.payouts p set
    status = app_private.require_transition('payouts', p.id, p.status::text, action)::app_public.payout_status,
    reason = coalesce(settle_payout.reason, p.reason),
    paid_on = case action when 'confirm' then occurred_on else p.paid_on end,
    paid_at = case action when 'confirm' then now() else p.paid_at end,
    rejected_at = case action when 'reject' then now() else p.rejected_at end,
    returned_at = case action when 'return' then now() else p.returned_at end
  where p.id = payout.id
  returning p.* into v_payout;
  perform app_private.sum_payout_run(payout.payout_run_id);
  perform app_private.finish_payout_run(payout.payout_run_id);
  return v_payout;
end;
$$;
comment on function app_private.settle_payout(app_public.payouts, text, date, text) is
  'Books that the bank has paid a payout (confirm), has not (reject), or that its money has come back (return).';
