create or replace function app_hidden.work_report(input jsonb) returns app_public.work_report
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    (input ->> 'reportType')::app_public.unit_type, (input ->> 'startDate')::date, (input ->> 'endDate')::date,
    trim_scale((input ->> 'hours')::numeric), (input ->> 'startTime')::time, (input ->> 'endTime')::time
  )::app_public.work_report end
$$;
comment on function app_hidden.work_report(jsonb) is 'A work report from the input of a line; null when there is none.';
grant execute on function app_hidden.work_report(jsonb) to app_user, app_operator, app_worker;
