-- Reminders are sent in working hours, when their readers can pay.
create or replace function app_private.next_reminder_run(day date, at timestamptz) returns date
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select case when f.day = here.at::date and here.at::time >= '16:00' then app_hidden.next_bank_day(f.day) else f.day end
  from (select next_reminder_run.at at time zone 'Europe/Oslo' as at) here
    cross join lateral (select app_hidden.next_bank_day(greatest(next_reminder_run.day, here.at::date) - 1) as day) f
$$;
comment on function app_private.next_reminder_run(date, timestamptz) is
  'The first day, not before a day, on which reminders can still leave at a moment: a bank day, until 16 in Norway.';
grant execute on function app_private.next_reminder_run(date, timestamptz) to app_user, app_operator;
