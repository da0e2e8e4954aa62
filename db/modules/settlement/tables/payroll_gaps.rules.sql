-- Facts that a report of pay lacks, with the person concerned.
select app_private.begin_rules('app_public.payroll_gaps', is_audited => false);

comment on table app_public.payroll_gaps is
'@personal none
@prefix prg
@hide
@defaultSort created_at desc
@section salaries
@icon alert-triangle
@label gap
A fact that the a-melding of a month lacks.';
comment on column app_public.payroll_gaps.payroll_report_id is E'@listed\nThe report.';
comment on constraint payroll_gaps_payroll_report_id_fkey on app_public.payroll_gaps is E'@foreignFieldName gaps\nThe report.';
comment on column app_public.payroll_gaps.freelance_profile_id is E'@listed\nThe freelancer it is missing of; empty for the operating company.';
comment on constraint payroll_gaps_freelance_profile_id_fkey on app_public.payroll_gaps is
'@fieldName freelanceProfile
@backwardBehavior -*
The freelancer it is missing of.';
comment on column app_public.payroll_gaps.gap is
'@filter
@listed
The fact that is missing.';
comment on column app_public.payroll_gaps.created_at is E'@sort\nWhen it was found, UTC.';
comment on type app_public.payroll_fact is
'A fact that the a-melding lacks: the number of the sub-unit, a seven-digit occupation, a Norwegian national number, or the kind of '
  'lodging of a diet allowance.';
