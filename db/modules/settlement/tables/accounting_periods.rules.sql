-- The months of the books. Opened by the timetable, closed by finance, never opened again.
select app_private.begin_rules('app_public.accounting_periods');

comment on table app_public.accounting_periods is
'@actions
@personal none
@prefix acp
@defaultSort month_on desc
@section settlement
@icon calendar-stats
@label month_on
A month of the books. Once it is closed nothing is posted in it.';
comment on column app_public.accounting_periods.month_on is
'@holds month
@filter
@sort
The first day of the month.';
comment on column app_public.accounting_periods.status is E'@filter\nWhether journals may still count for it. Changes only as the transitions allow.';
comment on column app_public.accounting_periods.journal_count is
  E'@listed\nThe number of its journals, once it is closed.';
comment on column app_public.accounting_periods.reason is E'@longText\nThe reconciliations made before it was closed.';
comment on column app_public.accounting_periods.closed_by is E'@unlisted\nThe operator who closed it.';
comment on constraint accounting_periods_closed_by_fkey on app_public.accounting_periods is
'@fieldName closer
@backwardBehavior -*
The operator who closed it.';
comment on column app_public.accounting_periods.closed_at is E'@listed\nWhen it was closed, UTC.';
comment on column app_public.accounting_periods.created_at is E'@unlisted\nWhen it was opened, UTC.';
comment on type app_public.accounting_period_status is
'@tone.OPEN fjord
@tone.CLOSED neutral
Whether journals may still count for a month.';
