-- The calculation of payouts to individuals. Written by the payout's transitions: prepared when it is approved, issued
-- when the bank has paid it, withdrawn when the bank has rejected it. There is no right to change the content of a
-- slip, and a trigger besides.
select app_private.begin_rules('app_public.salary_slips');

create policy "members read salary slips of their account" on app_public.salary_slips for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and issued_at is not null);
grant select on app_public.salary_slips to app_user;

create trigger _400_freeze before update on app_public.salary_slips
  for each row execute function app_private.tg__freeze('{updated_at}', '{pdf_document_id,issued_at,year_to_date,withdrawn_at}');

comment on table app_public.salary_slips is
'@personal kept
@prefix sal
@list
@portal invoicemore/payout-service/salary-slips
@readers PERSONAL
@defaultSort payout_on desc
@section salaries
@icon file-dollar
@label payout_on
The calculation of a payout to an individual. Amounts in minor units (øre), tax and attachment in whole kroner.';
comment on constraint salary_slips_freelance_profile_id_account_id_fkey on app_public.salary_slips is '@foreignFieldName salarySlips';
comment on constraint salary_slips_payout_id_account_id_fkey on app_public.salary_slips is '@foreignSingleFieldName salarySlip';
comment on constraint salary_slips_tax_card_id_account_id_fkey on app_public.salary_slips is '@backwardBehavior -*';
comment on constraint salary_slips_pdf_document_id_account_id_fkey on app_public.salary_slips is '@backwardBehavior -*';
comment on column app_public.salary_slips.freelance_profile_id is E'@filter\nThe person who is paid.';
comment on column app_public.salary_slips.payout_id is E'@unlisted\nThe payout it is of.';
comment on column app_public.salary_slips.tax_card_id is E'@unlisted\nThe tax card tax was withheld by; null without one.';
comment on column app_public.salary_slips.payout_on is
'@name payoutDate
@filter
@sort
The bank day of the payout, which dates it.';
comment on column app_public.salary_slips.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.salary_slips.platform_fee_amount_minor is 'The platform''s fee in øre.';
comment on column app_public.salary_slips.employer_tax_amount_minor is 'Employer''s contribution in øre.';
comment on column app_public.salary_slips.gross_salary_minor is
'@sort
@listed
Salary before tax in øre.';
comment on column app_public.salary_slips.allowances_minor is 'Allowances and expenses that are not taxed, in øre; null without any.';
comment on column app_public.salary_slips.salary_tax_percent is
'@rateOf salary_tax_amount_minor
@name salaryTax
Per cent that was withheld.';
comment on column app_public.salary_slips.salary_tax_amount_minor is
'@sort
@listed
Tax withheld, in øre, whole kroner.';
comment on column app_public.salary_slips.attachment_minor is
  'The amount withheld by an attachment of earnings, in øre, whole kroner; null when nothing was.';
comment on column app_public.salary_slips.adjustment_minor is
  'Other amounts added, in øre; below 0 for amounts taken back, null when there were none.';
comment on column app_public.salary_slips.returned_minor is
  'The amount of an earlier payout that was returned and is paid again, in øre; null when there is none.';
comment on column app_public.salary_slips.payout_amount_minor is
'@sum
@sort
The amount paid out, in øre.';
comment on column app_public.salary_slips.year_to_date is E'@behavior -*\nThe sums of the year including this slip, as printed on it.';
comment on column app_public.salary_slips.pdf_document_id is E'@file\nThe slip as PDF.';
comment on column app_public.salary_slips.issued_at is
'@unlisted
When the payout reached the account, UTC; before that only operators read it.';
comment on column app_public.salary_slips.withdrawn_at is
'@unlisted
When it was withdrawn because the bank had rejected the payout, UTC.';
comment on column app_public.salary_slips.created_at is E'@unlisted\nWhen the payout was approved, UTC.';
