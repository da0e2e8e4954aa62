-- The payment was not for the invoice of its KID, so the row names no invoice.
create or replace function app_private.queue_taken_back(payment app_public.payments, journal_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
begin
  select e.* into v_exception
  from app_public.bank_exceptions e where e.bank_transaction_id = payment.bank_transaction_id for no key update;
  if found then
    update app_public.bank_exceptions e set amount_minor = e.amount_minor + payment.amount_minor where e.id = v_exception.id;
    perform app_private.resume_bank_exception(payment);
    return;
  end if;
  perform app_private.require_transition('bank_exceptions', null, null, 'take_back');
  perform app_private.stop_if_refused();
  insert into app_public.bank_exceptions (
    bank_transaction_id, reason, amount_minor, waiting_minor, booked_on, payer_name, message, journal_id
  )
  select
    t.id, 'TAKEN_BACK', payment.amount_minor, payment.amount_minor, coalesce(t.booked_on, payment.paid_on), t.payer_name, t.message,
    queue_taken_back.journal_id
  from app_public.bank_transactions t where t.id = payment.bank_transaction_id;
end;
$$;
comment on function app_private.queue_taken_back(app_public.payments, uuid) is
  'Has the money of a payment that a bank file had booked at once wait, by the journal that took the payment back.';
