-- A trip is claimed when it is over, and its times once: another line that covers a part of them, on this invoice or on one that was
-- sent in, has been paid diet for the same hours already. A rejected or wholly credited invoice pays nothing.
create or replace function app_hidden.travel_faults(line app_public.invoice_lines)
returns table (code app_public.error_code, field text)
language sql stable
as $$
  with trip as (
    select
      r.tax, (line).travel_report as report,
      ((line).travel_report).start_date + ((line).travel_report).start_time as departure,
      ((line).travel_report).end_date + ((line).travel_report).end_time as return
    from app_hidden.line_rule((line).line_type) r
    where not (line).travel_report is null and r.is_travel
  )
  select 'BLANK'::app_public.error_code, 'travelReport.' || f.field
  from trip, lateral (values
    ('startDate', (trip.report).start_date is null), ('startTime', (trip.report).start_time is null),
    ('endDate', (trip.report).end_date is null), ('endTime', (trip.report).end_time is null)
  ) f (field, is_blank)
  where trip.tax = 'TAXABLE_PART' and f.is_blank
  union all
  select f.code::app_public.error_code, 'travelReport.' || f.field
  from trip, lateral (values
    ('TOO_SMALL', 'endTime', app_hidden.travel_length(trip.report) < interval '6 hours'),
    ('TOO_BIG_OR_EQUAL', 'endDate', trip.return > now() at time zone 'Europe/Oslo'),
    ('INVALID', 'startDate', exists (select from app_hidden.travel_days(trip.report, '{}') d where d.tax_free_minor is null)),
    ('TAKEN', 'startDate', exists (
      select from app_public.invoice_lines l
        join app_public.invoices i on i.id = l.invoice_id
        join app_public.line_rules r on r.line_type = l.line_type and r.tax = 'TAXABLE_PART'
        join app_public.invoices own on own.id = (line).invoice_id
      where l.account_id = (line).account_id and l.id <> (line).id
        and (l.invoice_id = own.id or (
          i.freelance_profile_id = own.freelance_profile_id and i.status in ('SUBMITTED', 'APPROVED', 'PUBLISHED', 'RESOLVED')
        ))
        and (l.travel_report).start_date + (l.travel_report).start_time < trip.return
        and (l.travel_report).end_date + (l.travel_report).end_time > trip.departure
    ))
  ) f (code, field, is_fault)
  where trip.tax = 'TAXABLE_PART' and f.is_fault
  union all
  select 'TOO_BIG', 'travelReport.startDate'
  from trip where trip.tax = 'ABOVE_RATE' and (trip.report).start_date > app_hidden.today()
$$;
comment on function app_hidden.travel_faults(app_public.invoice_lines) is
  'What of its trip keeps a line from being submitted: BLANK times of departure and return, TOO_SMALL under six hours, TOO_BIG_OR_EQUAL '
  'before the return, INVALID where no rate covers it, TAKEN where another line covers a part of it, TOO_BIG for a drive in the future.';
grant execute on function app_hidden.travel_faults(app_public.invoice_lines) to app_user, app_operator, app_worker;
