-- Money that the books have already, as of a payment that was typed in, is taken off the bank account again, on the bank's day, so that
-- the account equals the statement of that day; other money stays where it waits. Definer because the ledger is granted to no role.
create or replace function app_public.set_aside_bank_transaction(input jsonb) returns app_public.bank_exceptions
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_exception app_public.bank_exceptions;
  v_to app_public.bank_exception_status;
  v_reason text;
  v_journal_id uuid;
begin
  perform app_private.require_finance(input, 'set_aside_bank_transaction');
  v_exception := app_private.require_waiting_exception(input, 'set_aside');
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();
  v_to := app_private.require_transition('bank_exceptions', v_exception.id, v_exception.status::text, 'set_aside');
  if (input ->> 'isBookedElsewhere')::boolean and v_exception.waiting_minor <> 0 then
    v_journal_id := (app_private.post_journal(
      'bank:' || v_exception.bank_transaction_id || ':elsewhere:' || uuidv7(), 'UNEXPLAINED',
      coalesce(v_exception.booked_on, app_hidden.today()), jsonb_build_object(
        app_private.finance_account_id('BANK'), -v_exception.waiting_minor,
        app_private.finance_account_id('UNEXPLAINED'), v_exception.waiting_minor
      )
    )).id;
  end if;
  perform app_private.annotate_transition('bank_exceptions', v_exception.id, jsonb_build_object('reason', v_reason));
  update app_public.bank_exceptions e set
    status = v_to, set_aside_at = now(), set_aside_reason = v_reason, elsewhere_journal_id = v_journal_id,
    waiting_minor = case when v_journal_id is null then e.waiting_minor else 0 end
  where e.id = v_exception.id
  returning e.* into v_exception;
  return v_exception;
end;
$$;
comment on function app_public.set_aside_bank_transaction(jsonb) is
'@performs bank_exceptions set_aside
Takes a row out of the queue without a payment. Where the books have the money already, it is taken off the bank account again. '
  'Operators with FINANCE. UNAUTHORIZED; INVALID id; INVALID_TRANSITION; BLANK reason; INVALID_ACTION at updatedAt; at code '
  'AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.set_aside_bank_transaction(jsonb) to app_operator;
