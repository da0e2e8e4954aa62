-- The payment is the newest of the invoice that its KID names with the same sum. Definer because the ledger is granted to no role.
create or replace function app_public.reverse_bank_payment(input jsonb) returns app_public.bank_exceptions
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_exception app_public.bank_exceptions;
  v_payment app_public.payments;
  v_reason text;
begin
  select i.* into v_invoice
  from app_public.bank_exceptions e join app_public.invoices i on i.id = e.invoice_id
  where e.id = (input ->> 'id')::uuid for no key update of i;
  perform app_private.require_finance(input, 'reverse_bank_payment', v_invoice.account_id);
  v_exception := app_private.require_waiting_exception(input, 'reverse');
  v_reason := app_private.require_reason(input);
  select p.* into v_payment
  from app_public.payments p
  where p.invoice_id = v_invoice.id and p.amount_minor = -v_exception.waiting_minor and p.source <> 'REVERSAL'
    and not exists (select from app_public.payments r where r.reverses_id = p.id)
  order by p.paid_on desc, p.id desc
  limit 1;
  if v_exception.reason <> 'REVERSED' or v_payment.id is null then
    perform app_private.refuse('INVALID_ACTION');
  else
    perform app_private.check_payment_reversal(v_payment, v_invoice);
  end if;
  perform app_private.stop_if_refused();
  perform app_private.book_reversal(v_payment, v_reason, 'UNEXPLAINED');
  return app_private.explain_bank_exception(v_exception, v_exception.waiting_minor, 'reverse');
end;
$$;
comment on function app_public.reverse_bank_payment(jsonb) is
'@performs bank_exceptions reverse
Takes the payment back that the bank has taken back; the invoice is open again. Operators with FINANCE. UNAUTHORIZED, also on an '
  'account of their own; INVALID id; INVALID_TRANSITION; BLANK reason; INVALID_ACTION: it is no reversal, no payment has its KID '
  'and sum, a refund of the invoice is on its way or paid, and at updatedAt; INVOICE_NOT_PUBLISHED; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.reverse_bank_payment(jsonb) to app_operator;
