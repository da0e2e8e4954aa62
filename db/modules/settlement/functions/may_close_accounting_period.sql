create or replace function app_hidden.may_close_accounting_period(accounting_period_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.accounting_periods p
    where p.id = $1 and (p.month_on + interval '1 month')::date <= app_hidden.today()
      and not exists (
        select from app_public.accounting_periods earlier where earlier.month_on < p.month_on and earlier.status = 'OPEN'
      )
      and app_public.accounting_periods_waiting_count(p) = 0 and app_public.accounting_periods_unbooked_file_count(p) = 0
  )
$$;
comment on function app_hidden.may_close_accounting_period(uuid) is
  'Condition of a step: the month is over, those before it are closed, and nothing that belongs into it waits for an operator.';
grant execute on function app_hidden.may_close_accounting_period(uuid) to app_operator, app_worker;
