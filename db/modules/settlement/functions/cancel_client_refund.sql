-- A refund of a valid credit note must be paid, so only a refund of an overpayment can be cancelled: the money waits in
-- the queue again. Definer because the ledger is granted to no role.
create or replace function app_public.cancel_client_refund(input jsonb) returns app_public.client_refunds
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_refund app_public.client_refunds := app_private.require_client_refund(input, 'cancel_client_refund');
  v_reason constant text := app_private.require_reason(input);
  v_exception app_public.bank_exceptions;
begin
  if v_refund.bank_exception_id is null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  select e.* into v_exception from app_public.bank_exceptions e where e.id = v_refund.bank_exception_id for no key update;
  v_refund := app_private.move_client_refund(v_refund.id, 'cancel', v_reason);
  perform app_private.reverse_journal(v_refund.journal_id, null);
  v_exception.status := app_private.require_transition('bank_exceptions', v_exception.id, v_exception.status::text, 'resume');
  perform app_private.stop_if_refused();
  update app_public.bank_exceptions e set status = v_exception.status, waiting_minor = e.waiting_minor + v_refund.amount_minor
  where e.id = v_exception.id;
  return v_refund;
end;
$$;
comment on function app_public.cancel_client_refund(jsonb) is
'@performs client_refunds cancel
Has money that was to be given back wait for an explanation again, so that it can pay an invoice. Operators with FINANCE. UNAUTHORIZED; '
  'INVALID id; INVALID_TRANSITION; BLANK reason; INVALID_ACTION: a credit note gives it back, and at updatedAt; at code '
  'AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.cancel_client_refund(jsonb) to app_operator;
