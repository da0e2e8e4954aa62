-- One statement reads the books, so all balances are of the same moment. Definer because trial balances are written by no hand.
create or replace function app_public.create_trial_balance(input jsonb) returns app_public.trial_balances
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_trial_balance app_public.trial_balances;
begin
  if not 'OPERATOR_FINANCE' = any (app_hidden.current_actors()) then
    perform app_private.refuse('UNAUTHORIZED');
  elsif (input ->> 'endsOn')::date < (input ->> 'startsOn')::date then
    perform app_private.refuse('INVALID', 'endsOn');
  end if;
  perform app_private.stop_if_refused();
  with sums as materialized (
    select s.*, a.code, a.kind
    from app_private.account_sums((input ->> 'startsOn')::date, (input ->> 'endsOn')::date) s
      join app_public.finance_accounts a on a.id = s.finance_account_id
  ), made as materialized (
    select m.*
    from app_private.insert_row(null::app_public.trial_balances, app_hidden.fields_of(input, 'startsOn', 'endsOn') || (
      select jsonb_build_object(
        'accountCount', count(*), 'debit', coalesce(sum(s.debit), 0), 'credit', coalesce(sum(s.credit), 0), 'createdBy', app_hidden.current_user_id()
      ) from sums s
    )) m
  ), lines as (
    insert into app_public.trial_balance_lines (trial_balance_id, finance_account_id, code, kind, opening_minor, debit_minor, credit_minor)
    select m.id, s.finance_account_id, s.code, s.kind, s.opening, s.debit, s.credit from made m cross join sums s
  )
  select m.* into v_trial_balance from made m;
  return v_trial_balance;
end;
$$;
comment on function app_public.create_trial_balance(jsonb) is
'@actors OPERATOR_FINANCE
Makes the trial balance of a period: of each account the balance before it, its debits, credits and the balance after it. Operators with '
  'FINANCE. UNAUTHORIZED; INVALID endsOn: before the first day.';
grant execute on function app_public.create_trial_balance(jsonb) to app_operator;
