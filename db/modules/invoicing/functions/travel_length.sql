create or replace function app_hidden.travel_length(report app_public.travel_report) returns interval
language sql immutable
as $$
  -- By the clock of the traveller, so that 08:00 to 08:00 is a day also when the clock is changed in between. Hours and no days.
  select make_interval(secs => extract(epoch from (report.end_date + report.end_time) - (report.start_date + report.start_time))::float8)
$$;
comment on function app_hidden.travel_length(app_public.travel_report) is
  'How long a trip took from departure to return; null where one of the times is not known.';
grant execute on function app_hidden.travel_length(app_public.travel_report) to app_user, app_operator, app_worker;
