-- Invoices of the timetable leave in the morning, not at midnight. One that begins today was just set up by a person, and is not held back.
create or replace function app_private.recurrence_day(at timestamptz) returns date
language sql immutable
as $$
  select ((at at time zone 'Europe/Oslo') - interval '6 hours')::date
$$;
comment on function app_private.recurrence_day(timestamptz) is
  'The day whose recurring invoices the timetable has made at a moment: it begins at six in Norway.';
