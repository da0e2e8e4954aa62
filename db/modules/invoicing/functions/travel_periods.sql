-- The state's travel agreement: a day is 24 hours from departure. A trip with an overnight stay gives a full day for each, and of
-- what is left six hours and more by the rates for trips without one. With an overnight stay it takes more than twelve hours.
create or replace function app_hidden.travel_periods(report app_public.travel_report)
returns table (place int, day date, allowance app_public.travel_allowance)
language sql immutable
as $$
  select
    n, ((report.start_date + report.start_time) + make_interval(days => n - 1))::date,
    case
      when is_overnight and (n <= t.days or (t.days = 0 and t.rest > interval '12 hours')) then 'OVERNIGHT'
      when n <= t.days or t.rest > interval '12 hours' then 'OVER_TWELVE_HOURS'
      else 'SIX_TO_TWELVE_HOURS'
    end::app_public.travel_allowance
  from (select app_hidden.travel_length(report) as length) l
    cross join lateral (select
      floor(extract(epoch from l.length) / 86400)::int as days,
      l.length - make_interval(hours => 24 * floor(extract(epoch from l.length) / 86400)::int) as rest,
      report.lodging is not null or l.length > interval '24 hours' as is_overnight
    ) t
    cross join lateral generate_series(1, t.days + case when t.rest >= interval '6 hours' then 1 else 0 end) n
  where l.length between interval '6 hours' and interval '672 hours'
$$;
comment on function app_hidden.travel_periods(app_public.travel_report) is
  'The days of a trip that give an allowance, each of 24 hours from departure, and the kind of each; none of a trip under six hours or over 28 days.';
grant execute on function app_hidden.travel_periods(app_public.travel_report) to app_user, app_operator, app_worker;
comment on type app_public.travel_allowance is
  'What a day of a trip gives: six to twelve hours or more without an overnight stay, or a day with one.';
