-- The a-melding has an income for each kind of lodging. Without its name a lodging gives no more than one with a kitchen, so it is reported
-- as one. A typed price has no trip, and names no lodging.
create or replace function app_private.diet_kind(line app_public.invoice_lines) returns text
language sql stable
as $$
  select case
    when line.travel_report is null then 'DIET'
    when (line.travel_report).lodging is null then 'DIET_DAY_TRIP'
    when (line.travel_report).lodging = 'WITH_COOKING' or (line.travel_report).lodging_name is null then 'DIET_WITH_COOKING'
    when (line.travel_report).lodging = 'HOTEL' then 'DIET_HOTEL'
    else 'DIET_WITHOUT_COOKING'
  end
$$;
comment on function app_private.diet_kind(app_public.invoice_lines) is
  'The kind of a diet by the lodging of its trip: DIET_DAY_TRIP, DIET_HOTEL, DIET_WITHOUT_COOKING, DIET_WITH_COOKING, or DIET without a trip.';
