-- Whole periods, rounded: what was invoiced on 31 January for January is invoiced on 1 March for February.
create or replace function app_hidden.recurrence_shift(frequency app_public.recurrence_frequency, from_day date, to_day date) returns interval
language sql immutable
as $$
  select case
    when p.months is null then make_interval(days => 7 * round((to_day - from_day) / 7.0)::int)
    else make_interval(months => p.months * round((to_day - from_day) / (p.months * 30.436875))::int)
  end
  from (values (case recurrence_shift.frequency when 'MONTHLY' then 1 when 'QUARTERLY' then 3 when 'YEARLY' then 12 end)) p (months)
$$;
comment on function app_hidden.recurrence_shift(app_public.recurrence_frequency, date, date) is
  'The whole periods from the date of an invoice to the day it is made again.';
grant execute on function app_hidden.recurrence_shift(app_public.recurrence_frequency, date, date) to app_user;
