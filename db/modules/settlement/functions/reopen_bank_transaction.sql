-- Definer because the ledger is granted to no role.
create or replace function app_public.reopen_bank_transaction(input jsonb) returns app_public.bank_exceptions
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
  v_to app_public.bank_exception_status;
  v_taken_off bigint;
begin
  perform app_private.require_finance(input, 'reopen_bank_transaction');
  v_exception := app_private.require_waiting_exception(input, 'reopen');
  perform app_private.stop_if_refused();
  v_to := app_private.require_transition('bank_exceptions', v_exception.id, v_exception.status::text, 'reopen');
  if v_exception.elsewhere_journal_id is not null then
    select n.amount_minor into v_taken_off
    from app_public.journal_entries n
    where n.journal_id = v_exception.elsewhere_journal_id and n.finance_account_id = app_private.finance_account_id('UNEXPLAINED');
    perform app_private.reverse_journal(v_exception.elsewhere_journal_id, null);
  end if;
  update app_public.bank_exceptions e set
    status = v_to, set_aside_reason = null, elsewhere_journal_id = null, waiting_minor = e.waiting_minor + coalesce(v_taken_off, 0)
  where e.id = v_exception.id
  returning e.* into v_exception;
  return v_exception;
end;
$$;
comment on function app_public.reopen_bank_transaction(jsonb) is
'@performs bank_exceptions reopen
Puts a row that was set aside back into the queue. Operators with FINANCE. UNAUTHORIZED; INVALID id; INVALID_TRANSITION; '
  'INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.reopen_bank_transaction(jsonb) to app_operator;
