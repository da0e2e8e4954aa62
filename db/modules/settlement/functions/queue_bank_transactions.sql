-- The money is on the bank account, so it is in the books at once: the bank's balance and the ledger's are the same. Journals and rows are
-- written by one statement each, since all of a file may wait.
create or replace function app_private.queue_bank_transactions(of_file uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_bank constant uuid := app_private.finance_account_id('BANK');
  v_unexplained constant uuid := app_private.finance_account_id('UNEXPLAINED');
  v_ids uuid[];
  v_journal_ids uuid[];
begin
  perform app_private.require_transition('bank_exceptions', null, null, 'create');
  perform app_private.stop_if_refused();
  select array_agg(t.id order by t.position), array_agg(case when t.amount_minor <> 0 then uuidv7() end order by t.position)
  into v_ids, v_journal_ids
  from app_public.bank_transactions t where t.bank_file_id = of_file and t.outcome = 'QUEUED';
  perform app_private.post_journals(array(
    select row(
      q.journal_id, 'bank:' || t.id, 'UNEXPLAINED', coalesce(t.booked_on, app_hidden.today()),
      jsonb_build_object(v_bank, t.amount_minor, v_unexplained, -t.amount_minor), null, null, null, null, null
    )::app_private.posting
    from unnest(v_ids, v_journal_ids) with ordinality q (id, journal_id, place) join app_public.bank_transactions t on t.id = q.id
    where q.journal_id is not null
    order by q.place
  ));
  insert into app_public.bank_exceptions (
    bank_transaction_id, reason, amount_minor, waiting_minor, booked_on, payer_name, message, kid, invoice_id, journal_id
  )
  select
    t.id, t.reason, t.amount_minor, coalesce(t.amount_minor, 0), coalesce(t.booked_on, app_hidden.today()),
    case when t.amount_minor < 0 and not t.is_reversal then t.payee_name else t.payer_name end,
    t.message, coalesce(t.kid, t.text_kid), t.invoice_id, q.journal_id
  from unnest(v_ids, v_journal_ids) with ordinality q (id, journal_id, place) join app_public.bank_transactions t on t.id = q.id
  order by q.place;
end;
$$;
comment on function app_private.queue_bank_transactions(uuid) is
  'Puts what nothing explains of a file of the bank into the queue, and posts it as money that waits.';
