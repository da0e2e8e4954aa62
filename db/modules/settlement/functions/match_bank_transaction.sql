-- The rest of the money stays in the queue. Definer because the ledger is granted to no role.
create or replace function app_public.match_bank_transaction(input jsonb) returns app_public.bank_exceptions
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_exception app_public.bank_exceptions;
  v_remaining bigint;
  v_amount bigint;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = (input ->> 'invoiceId')::uuid for no key update;
  perform app_private.require_finance(input, 'match_bank_transaction', v_invoice.account_id);
  v_exception := app_private.require_waiting_exception(input, 'match');
  perform app_private.require_found(v_invoice.id, 'invoiceId');
  v_remaining := app_private.payment_limit(v_invoice);
  v_amount := coalesce((input ->> 'amount')::bigint, least(v_exception.waiting_minor, v_remaining));
  if v_exception.waiting_minor <= 0 then
    perform app_private.refuse('INVALID_ACTION');
  elsif v_invoice.status <> 'PUBLISHED' and v_remaining = 0 then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED', 'invoiceId');
  elsif v_amount > least(v_exception.waiting_minor, v_remaining) then
    perform app_private.refuse('TOO_BIG', 'amount');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.book_payment(jsonb_populate_record(null::app_public.payments, jsonb_build_object(
    'invoice_id', v_invoice.id, 'source', 'BANK', 'amount_minor', v_amount, 'paid_on', v_exception.booked_on,
    'bank_transaction_id', v_exception.bank_transaction_id
  )), 'UNEXPLAINED');
  return app_private.explain_bank_exception(v_exception, v_amount, 'match');
end;
$$;
comment on function app_public.match_bank_transaction(jsonb) is
'@performs bank_exceptions match
Books waiting money as the payment of an invoice: the amount given, else the most that both allow. The rest continues '
  'to wait. Operators with FINANCE. UNAUTHORIZED, also on an account of their own; INVALID id or invoiceId; '
  'INVALID_TRANSITION; INVALID_ACTION for outgoing money, and at updatedAt; INVOICE_NOT_PUBLISHED invoiceId; TOO_BIG '
  'amount; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.match_bank_transaction(jsonb) to app_operator;
