-- Meals are counted from 0, so that an account of a trip of which nothing is written yet is one nevertheless.
create or replace function app_hidden.travel_report(input jsonb) returns app_public.travel_report
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    app_hidden.text_at(input, 'purpose'), (input ->> 'startDate')::date, (input ->> 'startTime')::time, (input ->> 'endDate')::date,
    (input ->> 'endTime')::time, (input ->> 'lodging')::app_public.lodging, app_hidden.text_at(input, 'lodgingName'),
    coalesce((input ->> 'breakfasts')::int, 0), coalesce((input ->> 'lunches')::int, 0), coalesce((input ->> 'dinners')::int, 0)
  )::app_public.travel_report end
$$;
comment on function app_hidden.travel_report(jsonb) is 'A travel report from the input of a line; null when there is none.';
grant execute on function app_hidden.travel_report(jsonb) to app_user, app_operator, app_worker;

comment on type app_public.travel_report is
  'The trip that diet or mileage is for. An allowance is tax free only where the trip is accounted for: purpose, places, times and lodging.';
comment on column app_public.travel_report.purpose is 'Why the trip was made, with the event or assignment.';
comment on column app_public.travel_report.start_date is 'The day of departure; of mileage the day it was driven.';
comment on column app_public.travel_report.start_time is 'The time of departure in Norway, HH:MM.';
comment on column app_public.travel_report.end_date is 'The day of return.';
comment on column app_public.travel_report.end_time is 'The time of return in Norway, HH:MM.';
comment on column app_public.travel_report.lodging is 'The kind of lodging; null for a trip without an overnight stay.';
comment on column app_public.travel_report.lodging_name is 'Name and address of the lodging.';
comment on column app_public.travel_report.breakfasts is 'Breakfasts that were provided, as by the hotel or the client.';
comment on column app_public.travel_report.lunches is 'Lunches that were provided.';
comment on column app_public.travel_report.dinners is 'Dinners that were provided.';
comment on type app_public.lodging is
  'The kind of lodging on a trip: a hotel, one without a kitchen (guest house, rented room, barracks), or one with a kitchen or in a private home.';
