-- Scheduled invoices are sent in the morning, not at midnight. One that starts today was just set up by a user, and is not delayed.
create or replace function app_private.recurrence_day(at timestamptz) returns date
language sql immutable
as $$
  select ((at at time zone 'Europe/Oslo') - interval '6 hours')::date
$$;
comment on function app_private.recurrence_day(timestamptz) is
  'The day whose recurring invoices the timetable has made at a moment: it begins at six in Norway.';
