-- Waits for the postings under way: those that have read the open day count for this month, later ones do not. Definer
-- because no role may write balances.
create or replace function app_public.close_accounting_period(input jsonb) returns app_public.accounting_periods
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_period app_public.accounting_periods;
  v_reason text;
begin
  perform app_private.require_finance(input, 'close_accounting_period');
  perform pg_advisory_xact_lock(hashtextextended('accounting periods', 0));
  v_period := app_private.require_row(v_period, (input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_period.updated_at, input);
  perform app_private.require_transition('accounting_periods', v_period.id, v_period.status::text, 'close');
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  insert into app_public.account_balances (accounting_period_id, finance_account_id, month_on, opening_minor, debit_minor, credit_minor)
  select v_period.id, s.finance_account_id, v_period.month_on, s.opening, s.debit, s.credit
  from app_private.account_sums(v_period.month_on, (v_period.month_on + interval '1 month')::date - 1) s;
  update app_public.accounting_periods p set
    status = 'CLOSED', closed_at = now(), closed_by = app_hidden.current_user_id(), reason = v_reason,
    journal_count = (
      select count(*) from app_public.journals j
      where j.occurred_on between v_period.month_on and (v_period.month_on + interval '1 month')::date - 1
    )
  where p.id = v_period.id
  returning p.* into v_period;
  return v_period;
end;
$$;
comment on function app_public.close_accounting_period(jsonb) is
'@performs accounting_periods close
Closes the books of a month for good and keeps the balance of each account. Nothing is posted in it afterwards. Operators with FINANCE. '
  'UNAUTHORIZED, also for a month that is not over, that follows an open one, or in which something waits; INVALID id; INVALID_TRANSITION; '
  'BLANK reason; INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.close_accounting_period(jsonb) to app_operator;
