-- Definer because the ledger is granted to no role.
create or replace function app_public.register_payment(input jsonb) returns app_public.payments
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_amount constant bigint := (input ->> 'amount')::bigint;
  v_paid_on constant date := (input ->> 'paidOn')::date;
  v_reason text;
  v_limit bigint;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = (input ->> 'id')::uuid for no key update;
  perform app_private.require_finance(input, 'register_payment', v_invoice.account_id);
  perform app_private.require_found(v_invoice, 'id');
  perform app_private.refuse_when_changed(v_invoice.updated_at, input);
  v_reason := app_private.require_reason(input);
  v_limit := app_private.payment_limit(v_invoice);
  if v_invoice.status <> 'PUBLISHED' and v_limit = 0 then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  elsif v_amount > v_limit then
    perform app_private.refuse('TOO_BIG', 'amount');
  elsif v_amount < 1 then
    perform app_private.refuse('TOO_SMALL', 'amount');
  end if;
  if v_paid_on > app_hidden.today() or v_paid_on < (v_invoice.published_at at time zone 'Europe/Oslo')::date - 90 then
    perform app_private.refuse('INVALID', 'paidOn');
  end if;
  perform app_private.stop_if_refused();
  return app_private.book_payment(jsonb_populate_record(null::app_public.payments, jsonb_build_object(
    'invoice_id', v_invoice.id, 'source', 'MANUAL', 'amount_minor', v_amount, 'paid_on', v_paid_on, 'reason', v_reason
  )));
end;
$$;
comment on function app_public.register_payment(jsonb) is
'@actors OPERATOR_FINANCE
@offeredWhile published_at set
Books a payment of a published invoice that did not arrive by a bank file. A payment that completes the invoice '
  'resolves it and posts the split. Operators with FINANCE. UNAUTHORIZED, also on an account of their own; INVALID '
  'id; BLANK reason; INVOICE_NOT_PUBLISHED; TOO_BIG amount: more than is left to pay; TOO_SMALL amount below 1; INVALID_ACTION at '
  'updatedAt; INVALID paidOn: a future day, or long before the invoice; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, '
  'ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.register_payment(jsonb) to app_operator;
