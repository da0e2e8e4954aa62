-- Counted from the first day each time, never from the day before: the 31st is the 28th in February and the 31st again in March.
create or replace function app_hidden.recurrence_after(recurrence app_public.recurring_invoices, day date) returns date
language sql immutable
as $$
  select min(d.day)
  from (values (case recurrence.frequency when 'MONTHLY' then 1 when 'QUARTERLY' then 3 when 'YEARLY' then 12 end)) p (months)
    cross join lateral (select greatest(0, case
      when p.months is null then (recurrence_after.day - recurrence.starts_on) / 7
      else (12 * (extract(year from recurrence_after.day) - extract(year from recurrence.starts_on))
        + extract(month from recurrence_after.day) - extract(month from recurrence.starts_on))::int / p.months
    end) as times) passed
    cross join generate_series(passed.times, passed.times + 1) n
    cross join lateral (select case
      when p.months is null then recurrence.starts_on + 7 * n
      else (recurrence.starts_on + make_interval(months => n * p.months))::date
    end as day) counted
    cross join lateral (select case
      when recurrence.is_month_end then (date_trunc('month', counted.day) + interval '1 month - 1 day')::date
      else counted.day
    end as day) d
  where d.day > recurrence_after.day and (recurrence.ends_on is null or d.day <= recurrence.ends_on)
$$;
comment on function app_hidden.recurrence_after(app_public.recurring_invoices, date) is
  'The first day after the given one that a recurring invoice is made on; null when its last has passed.';
grant execute on function app_hidden.recurrence_after(app_public.recurring_invoices, date) to app_user;
