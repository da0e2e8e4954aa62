-- Reports of a month's or a year's payouts. Made by the worker when the period is over, and never changed.
select app_private.begin_rules('app_public.salary_reports');

create policy "members read salary reports of their account" on app_public.salary_reports for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.salary_reports to app_user;

create trigger _400_freeze before update on app_public.salary_reports
  for each row execute function app_private.tg__freeze('{updated_at}', '{pdf_document_id}');

comment on table app_public.salary_reports is
'@personal kept
@prefix srp
@list
@portal invoicemore/payout-service/salary-reports
@readers PERSONAL
@defaultSort starts_on desc
@section salaries
@icon report
@label starts_on
The sums of a month''s or a year''s payouts to an individual. Amounts in minor units (øre).';
comment on constraint salary_reports_freelance_profile_id_account_id_fkey on app_public.salary_reports is '@foreignFieldName salaryReports';
comment on constraint salary_reports_pdf_document_id_account_id_fkey on app_public.salary_reports is '@backwardBehavior -*';
comment on column app_public.salary_reports.freelance_profile_id is E'@filter\nThe person who was paid.';
comment on column app_public.salary_reports.kind is
'@filter
@listed
@sumsUp YEAR
The length of its period.';
comment on column app_public.salary_reports.starts_on is
'@filter
@sort
The first day of the period.';
comment on column app_public.salary_reports.ends_on is E'@unlisted\nThe last day of the period.';
comment on column app_public.salary_reports.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.salary_reports.slip_count is E'@listed\nThe number of its salary slips.';
comment on column app_public.salary_reports.platform_fee_amount_minor is 'The platform''s fee in øre.';
comment on column app_public.salary_reports.employer_tax_amount_minor is 'Employer''s contribution in øre.';
comment on column app_public.salary_reports.gross_salary_minor is
'@sort
@listed
Salary before tax in øre.';
comment on column app_public.salary_reports.allowances_minor is 'Allowances and expenses that are not taxed, in øre.';
comment on column app_public.salary_reports.salary_tax_amount_minor is
'@sort
@listed
Tax withheld, in øre.';
comment on column app_public.salary_reports.attachment_minor is
  'The amount withheld by an attachment of earnings, in øre.';
comment on column app_public.salary_reports.adjustment_minor is
  'Other amounts added, in øre; below 0 for amounts taken back.';
comment on column app_public.salary_reports.payout_amount_minor is
'@sum
@sort
The amount paid out, in øre.';
comment on column app_public.salary_reports.pdf_document_id is E'@file\nThe report as PDF.';
comment on column app_public.salary_reports.created_at is
'@sort
@unlisted
When it was made, UTC.';
comment on type app_public.salary_report_kind is 'The length of the period of a salary report: a month, or a year, whose report is the annual statement.';
