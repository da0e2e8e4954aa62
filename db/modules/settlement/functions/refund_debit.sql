create or replace function app_private.refund_debit(refund app_public.client_refunds, exception_id uuid) returns app_public.bank_exceptions
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
begin
  if exception_id is null then
    perform app_private.refuse('BLANK', 'bankExceptionId');
    return null;
  end if;
  select e.* into v_exception from app_public.bank_exceptions e where e.id = exception_id for no key update;
  if v_exception.id is null then
    perform app_private.refuse('INVALID', 'bankExceptionId');
  elsif v_exception.status <> 'WAITING' or v_exception.reason <> 'DEBIT' or -v_exception.waiting_minor < refund.amount_minor then
    perform app_private.refuse('INVALID_ACTION', 'bankExceptionId');
  end if;
  return v_exception;
end;
$$;
comment on function app_private.refund_debit(app_public.client_refunds, uuid) is
  'The bank''s debit that paid a refund, locked. Refuses at bankExceptionId: BLANK, INVALID, INVALID_ACTION for one that does not wait, is no '
  'debit or is below the refund.';
