-- The money is the client's from here on, and no longer unexplained. Definer because the ledger is granted to no role.
create or replace function app_public.repay_bank_transaction(input jsonb) returns app_public.bank_exceptions
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
  v_transaction app_public.bank_transactions;
  v_number text;
  v_id constant uuid := uuidv7();
begin
  perform app_private.require_finance(input, 'repay_bank_transaction');
  v_exception := app_private.require_waiting_exception(input, 'repay');
  select t.* into v_transaction from app_public.bank_transactions t where t.id = v_exception.bank_transaction_id;
  v_number := app_private.refund_account(coalesce(app_hidden.text_at(input, 'accountNumber'), v_transaction.payer_account));
  if v_exception.waiting_minor <= 0 then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  insert into app_public.client_refunds (id, status, bank_exception_id, amount_minor, payee_name, account_number, journal_id)
  values (
    v_id, app_private.require_transition('client_refunds', null, null, 'create_ready')::app_public.client_refund_status, v_exception.id,
    v_exception.waiting_minor, coalesce(nullif(btrim(v_exception.payer_name), ''), v_number), v_number,
    (app_private.post_journal('refund:' || v_id, 'UNEXPLAINED', app_hidden.today(), jsonb_build_object(
      app_private.finance_account_id('UNEXPLAINED'), v_exception.waiting_minor,
      app_private.finance_account_id('CLIENT_FUNDS'), -v_exception.waiting_minor
    ))).id
  );
  perform app_private.stop_if_refused();
  return app_private.explain_bank_exception(v_exception, v_exception.waiting_minor, 'repay');
end;
$$;
comment on function app_public.repay_bank_transaction(jsonb) is
'@performs bank_exceptions repay
@performs client_refunds create_ready
Refunds waiting money with the next payout run: to the account it came from, or to the one given. Operators with '
  'FINANCE. UNAUTHORIZED; INVALID id; INVALID_TRANSITION; BLANK accountNumber: the bank has not reported it; '
  'VERIFICATION_FAILED accountNumber; INVALID_ACTION accountNumber: abroad; INVALID_ACTION for outgoing money, and at updatedAt; at code '
  'AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.repay_bank_transaction(jsonb) to app_operator;
