-- By the timetable and not by postings, which would wait for each other at the first of a month. Definer because the worker writes no table.
create or replace function app_private.open_accounting_periods() returns bigint
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_opened bigint;
begin
  perform app_private.require_transition('accounting_periods', null, null, 'create');
  perform app_private.stop_if_refused();
  insert into app_public.accounting_periods (month_on)
  select m.month::date
  from (select min(j.occurred_on) as first_day from app_public.journals j) f
    cross join lateral generate_series(date_trunc('month', f.first_day), date_trunc('month', app_hidden.today()), interval '1 month') m (month)
  on conflict (month_on) do nothing;
  get diagnostics v_opened = row_count;
  return v_opened;
end;
$$;
comment on function app_private.open_accounting_periods() is
'@task settlement
Opens the months from the first journal to today in the list of accounting periods. Returns how many are new.';
grant execute on function app_private.open_accounting_periods() to app_worker;
