create or replace function app_private.book_reversal(payment app_public.payments, reason text) returns app_public.payments
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_reversal app_public.payments;
begin
  perform app_private.reverse_journal(j.id, null)
  from app_public.journals j
  where j.invoice_id = payment.invoice_id and j.kind = 'SPLIT'
    and not exists (select from app_public.journals r where r.reverses_id = j.id);
  insert into app_public.payments (
    account_id, invoice_id, source, amount_minor, paid_on, reason, reverses_id, journal_id, created_by
  ) values (
    payment.account_id, payment.invoice_id, 'REVERSAL', -payment.amount_minor, app_hidden.today(), book_reversal.reason,
    payment.id, (app_private.reverse_journal(payment.journal_id, null)).id, app_hidden.current_user_id()
  )
  returning * into v_reversal;
  perform app_private.record_invoice_payment(payment.invoice_id, -payment.amount_minor);
  return v_reversal;
end;
$$;
comment on function app_private.book_reversal(app_public.payments, text) is
  'Takes a payment back, and with it the split of the invoice it had completed.';
