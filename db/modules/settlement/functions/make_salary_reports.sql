-- The timetable runs it each day, so that a postponed report, or a day without a running worker, is caught up. Definer
-- because the worker writes no table.
create or replace function app_private.make_salary_reports() returns bigint
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select count(m) from (
    select app_private.make_salary_report(d.account_id, d.freelance_profile_id, d.kind, d.starts_on, d.ends_on) as m
    from app_private.due_salary_reports(app_hidden.today()) d
    offset 0
  ) made
$$;
comment on function app_private.make_salary_reports() is
'@task settlement
Makes the salary reports of months and years that are over. Returns how many.';
grant execute on function app_private.make_salary_reports() to app_worker;
