-- The lock is shared with other postings and held until the transaction ends, so that no month is closed under a
-- posting that has called this. Closing a month takes it exclusively and waits for postings under way.
create or replace function app_private.first_open_day() returns date
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('accounting periods', 0));
  return coalesce(
    (select (p.month_on + interval '1 month')::date from app_public.accounting_periods p where p.status = 'CLOSED' order by p.month_on desc limit 1),
    '-infinity'
  );
end;
$$;
comment on function app_private.first_open_day() is
  'The day after the last closed month; journals count for it at the earliest. Keeps months from being closed until the transaction ends.';
