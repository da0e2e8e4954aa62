-- For a refund that no run can pay, as to an account abroad: finance pays it in the bank. The bank's debit waits in the
-- queue and is explained by it, at most as far as both go; a transfer that is posted already is named. Locks are taken in
-- the order of invoice, refund, waiting money. Definer because the ledger is granted to no role.
create or replace function app_public.settle_client_refund(input jsonb) returns app_public.client_refunds
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_refund app_public.client_refunds := app_private.require_client_refund(input, 'settle_client_refund');
  v_reason constant text := app_private.require_reason(input);
  v_exception app_public.bank_exceptions;
  v_transfer app_public.transfers;
  v_day date;
  v_journal_id uuid;
begin
  perform app_private.require_transition('client_refunds', v_refund.id, v_refund.status::text, 'pay_outside');
  if input ->> 'bankExceptionId' is not null and input ->> 'transferId' is not null then
    perform app_private.refuse('PRESENT', 'transferId');
  elsif input ->> 'transferId' is not null then
    v_transfer := app_private.refund_transfer(v_refund, (input ->> 'transferId')::uuid);
  else
    v_exception := app_private.refund_debit(v_refund, (input ->> 'bankExceptionId')::uuid);
  end if;
  perform app_private.stop_if_refused();
  if v_transfer.id is not null then
    select j.id, j.occurred_on into v_journal_id, v_day from app_public.journals j where j.id = v_transfer.journal_id;
  else
    v_day := coalesce(
      (select t.booked_on from app_public.bank_transactions t where t.id = v_exception.bank_transaction_id), app_hidden.today()
    );
    v_journal_id := (app_private.post_journal(
      'refund:' || v_refund.id || ':debit', 'UNEXPLAINED', v_day,
      jsonb_build_object(
        app_private.finance_account_id('CLIENT_FUNDS'), v_refund.amount_minor,
        app_private.finance_account_id('UNEXPLAINED'), -v_refund.amount_minor
      ),
      v_refund.invoice_id
    )).id;
    perform app_private.explain_bank_exception(v_exception, -v_refund.amount_minor, 'match');
  end if;
  update app_public.client_refunds r set
    debit_exception_id = v_exception.id, transfer_id = v_transfer.id, settled_journal_id = v_journal_id
  where r.id = v_refund.id;
  return app_private.move_client_refund(v_refund.id, 'pay_outside', v_reason, v_day);
end;
$$;
comment on function app_public.settle_client_refund(jsonb) is
'@performs client_refunds pay_outside
@performs bank_exceptions match
Records that a refund was paid in the bank, outside of a run: by the bank''s debit that waits, or by a posted transfer from the bank '
  'account to client funds. Operators with FINANCE. UNAUTHORIZED, also on an account of their own; INVALID id; INVALID_TRANSITION; '
  'BLANK reason; BLANK or INVALID bankExceptionId, INVALID_ACTION bankExceptionId: it does not wait, is no debit, or is below the '
  'refund; PRESENT transferId beside it; INVALID transferId, INVALID_ACTION transferId: not posted, of another sum, other accounts '
  'or another invoice, or named by another refund; INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, '
  'ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.settle_client_refund(jsonb) to app_operator;
