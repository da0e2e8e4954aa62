-- Reports of a month's pay to the tax authority. A correction is a whole new report that replaces the one before.
select app_private.begin_rules('app_public.payroll_reports');

comment on table app_public.payroll_reports is
'@personal none
@prefix prl
@defaultSort created_at desc
@section salaries
@icon file-report
@label month_on
The a-melding of a month: its payouts, in the form of the tax authority. Amounts in minor units (øre).';
comment on column app_public.payroll_reports.month_on is
'@holds month
@filter
@sort
The first day of the month of payout.';
comment on column app_public.payroll_reports.replaces_id is 'The report of the same month that it replaces.';
comment on constraint payroll_reports_replaces_id_fkey on app_public.payroll_reports is
'@fieldName replaces
@foreignFieldName replacements
The report of the same month that it replaces.';
comment on column app_public.payroll_reports.recipient_count is E'@listed\nThe number of people paid.';
comment on column app_public.payroll_reports.gap_count is
  E'@listed\nThe number of missing facts; with any, no file is written.';
comment on column app_public.payroll_reports.gross_salary_minor is E'@listed\nSalary before tax in øre.';
comment on column app_public.payroll_reports.salary_tax_amount_minor is E'@listed\nTax withheld, in øre.';
comment on column app_public.payroll_reports.attachment_minor is
  'The amount withheld by attachments of earnings, in øre.';
comment on column app_public.payroll_reports.employer_tax_minor is 'Employer''s contribution of the month, in øre, whole kroner.';
comment on column app_public.payroll_reports.payload is
  E'@behavior -*\nThe content of the file, without names and national numbers.';
comment on column app_public.payroll_reports.file_id is
'@file
The file to deliver.';
comment on constraint payroll_reports_file_id_fkey on app_public.payroll_reports is
'@fieldName file
@backwardBehavior -*
The file to deliver.';
comment on column app_public.payroll_reports.created_by is E'@unlisted\nThe operator who made it.';
comment on constraint payroll_reports_created_by_fkey on app_public.payroll_reports is
'@fieldName author
@backwardBehavior -*
The operator who made it.';
comment on column app_public.payroll_reports.created_at is E'@sort\nWhen it was made, UTC.';
