-- A paid invoice is open again without the payment, and its split is reversed; a profile that has been paid out then
-- owes it. Definer because the ledger is granted to no role.
create or replace function app_public.create_payment_reversal(input jsonb) returns app_public.payments
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payment app_public.payments := (select p from app_public.payments p where p.id = (input ->> 'id')::uuid);
  v_invoice app_public.invoices;
  v_reason text;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_payment.invoice_id for no key update;
  perform app_private.require_finance(input, 'create_payment_reversal', v_payment.account_id);
  perform app_private.require_found(v_payment, 'id');
  v_reason := app_private.require_reason(input);
  perform app_private.check_payment_reversal(v_payment, v_invoice);
  perform app_private.stop_if_refused();
  return app_private.book_reversal(v_payment, v_reason);
end;
$$;
comment on function app_public.create_payment_reversal(jsonb) is
'@actors OPERATOR_FINANCE
@performs invoices reopen
@performs bank_exceptions resume
@performs bank_exceptions take_back
@performs client_refunds create
Takes a payment back by a counter-journal dated today; the invoice is open again, and money that the bank has brought waits. '
  'Operators with FINANCE. UNAUTHORIZED, also on an account of their own; INVALID id; BLANK reason; INVALID_ACTION: it was taken '
  'back already, or a refund of the invoice is on its way or paid; INVOICE_NOT_PUBLISHED; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.create_payment_reversal(jsonb) to app_operator;
