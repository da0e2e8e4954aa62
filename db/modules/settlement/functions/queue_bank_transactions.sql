-- The money is on the bank account, so it is in the books at once: the bank's balance and the ledger's are the same.
create or replace function app_private.queue_bank_transactions(of_file uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.require_transition('bank_exceptions', null, null, 'create');
  perform app_private.stop_if_refused();
  insert into app_public.bank_exceptions (
    bank_transaction_id, reason, amount_minor, waiting_minor, booked_on, payer_name, message, kid, invoice_id, journal_id
  )
  select
    t.id, t.reason, t.amount_minor, coalesce(t.amount_minor, 0), t.day,
    case when t.amount_minor < 0 and not t.is_reversal then t.payee_name else t.payer_name end,
    t.message, coalesce(t.kid, t.text_kid), t.invoice_id,
    case when t.amount_minor <> 0 then (app_private.post_journal(
      'bank:' || t.id, 'UNEXPLAINED', t.day, jsonb_build_object(
        app_private.finance_account_id('BANK'), t.amount_minor, app_private.finance_account_id('UNEXPLAINED'), -t.amount_minor
      )
    )).id end
  from (
    select q.*, coalesce(q.booked_on, app_hidden.today()) as day
    from app_public.bank_transactions q where q.bank_file_id = of_file and q.outcome = 'QUEUED'
    order by q.position
  ) t;
end;
$$;
comment on function app_private.queue_bank_transactions(uuid) is
  'Puts what nothing explains of a file of the bank into the queue, and posts it as money that waits.';
