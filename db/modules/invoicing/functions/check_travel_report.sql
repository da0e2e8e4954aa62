-- A draft may have an incomplete trip, but no impossible one: wrong values are refused, missing ones are accepted.
create or replace function app_private.check_travel_report(report jsonb, path text) returns void
language plpgsql volatile
as $$
declare
  v_report app_public.travel_report := app_hidden.travel_report(report);
  v_length interval := app_hidden.travel_length(v_report);
  -- A day that has started counts its meals, also if the rest of the trip gives no allowance.
  v_days int := ceil(extract(epoch from v_length) / 86400);
  v_field text;
begin
  foreach v_field in array array['startTime', 'endTime'] loop
    if extract(second from (report ->> v_field)::time) > 0 then
      perform app_private.refuse('INVALID', path || '.' || v_field);
    end if;
  end loop;
  foreach v_field in array array['breakfasts', 'lunches', 'dinners'] loop
    if (report ->> v_field)::int < 0 then
      perform app_private.refuse('TOO_SMALL', path || '.' || v_field);
    elsif (report ->> v_field)::int > least(greatest(v_days, 1), 28) then
      perform app_private.refuse('TOO_BIG', path || '.' || v_field);
    end if;
  end loop;
  if length(v_report.purpose) > 300 then
    perform app_private.refuse('TOO_BIG', path || '.purpose');
  end if;
  if length(v_report.lodging_name) > 300 then
    perform app_private.refuse('TOO_BIG', path || '.lodgingName');
  end if;
  if v_report.end_date < v_report.start_date then
    perform app_private.refuse('INVALID', path || '.endDate');
  elsif v_length <= interval '0' then
    perform app_private.refuse('INVALID', path || '.endTime');
  elsif v_length > interval '672 hours' then
    perform app_private.refuse('TOO_BIG', path || '.endDate');
  end if;
end;
$$;
comment on function app_private.check_travel_report(jsonb, text) is
  'Refuses a trip that cannot be, even in a draft: INVALID for seconds and for a return before departure, TOO_BIG for one of more than 28 days, '
  'for texts of more than 300 letters and for more meals than it has days, TOO_SMALL for less than no meals.';
grant execute on function app_private.check_travel_report(jsonb, text) to app_user;
