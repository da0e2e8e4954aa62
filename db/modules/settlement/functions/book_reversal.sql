-- Money that a file of the bank has brought waits for an explanation, also where it had been booked at once, since it is still at the
-- bank. If the bank itself reversed it, the bank's transaction was waiting in the queue, and is explained by this.
create or replace function app_private.book_reversal(
  payment app_public.payments, reason text, source_kind app_public.finance_account_kind default null
) returns app_public.payments
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_reversal app_public.payments;
  v_journal app_public.journals;
  v_from app_public.finance_account_kind := source_kind;
begin
  perform app_private.reverse_journal(j.id, null)
  from app_public.journals j
  where j.invoice_id = payment.invoice_id and j.kind in ('SPLIT', 'CREDIT')
    and not exists (select from app_public.journals r where r.reverses_id = j.id);
  if source_kind is null and payment.source = 'BANK' and exists (
    select from app_public.journal_entries e
    where e.journal_id = payment.journal_id and e.finance_account_id = app_private.finance_account_id('BANK')
  ) then
    v_from := 'UNEXPLAINED';
  end if;
  if v_from is null then
    v_journal := app_private.reverse_journal(payment.journal_id, null);
    perform app_private.resume_bank_exception(payment);
  else
    v_journal := app_private.post_journal(
      'reverse:' || payment.journal_id, 'REVERSAL', app_hidden.today(),
      jsonb_build_object(
        app_private.finance_account_id(v_from), -payment.amount_minor,
        app_private.finance_account_id('CLIENT_FUNDS'), payment.amount_minor
      ),
      payment.invoice_id, payment.journal_id
    );
    if source_kind is null then
      perform app_private.queue_taken_back(payment, v_journal.id);
    end if;
  end if;
  insert into app_public.payments (
    account_id, invoice_id, source, amount_minor, paid_on, reason, reverses_id, journal_id, created_by
  ) values (
    payment.account_id, payment.invoice_id, 'REVERSAL', -payment.amount_minor, app_hidden.today(), book_reversal.reason,
    payment.id, v_journal.id, app_hidden.current_user_id()
  )
  returning * into v_reversal;
  perform app_private.record_invoice_payments(array[payment.invoice_id], array[-payment.amount_minor]);
  perform app_private.renew_client_refunds(payment.invoice_id);
  return v_reversal;
end;
$$;
comment on function app_private.book_reversal(app_public.payments, text, app_public.finance_account_kind) is
  'Takes a payment back, and with it the split of the invoice it had completed. The money goes back where the payment had it from, '
  'or to the account given.';
