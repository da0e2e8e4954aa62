create or replace function app_hidden.work_report(input jsonb) returns app_public.work_report
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    (input ->> 'type')::app_public.unit_type, (input ->> 'startDate')::date, (input ->> 'endDate')::date,
    trim_scale((input ->> 'hours')::numeric), (input ->> 'startTime')::time, (input ->> 'endTime')::time
  )::app_public.work_report end
$$;
comment on function app_hidden.work_report(jsonb) is 'A work report from the input of a line; null when there is none.';
grant execute on function app_hidden.work_report(jsonb) to app_user, app_operator, app_worker;

comment on type app_public.work_report is 'When work was done: as a task of so many hours, or by the clock.';
comment on column app_public.work_report.report_type is E'@name type\nTASK or TIME.';
comment on column app_public.work_report.start_date is 'The first day.';
comment on column app_public.work_report.end_date is 'The last day.';
comment on column app_public.work_report.hours is 'TASK: hours worked.';
comment on column app_public.work_report.start_time is 'TIME: when it began, HH:MM.';
comment on column app_public.work_report.end_time is 'TIME: when it ended, HH:MM.';
