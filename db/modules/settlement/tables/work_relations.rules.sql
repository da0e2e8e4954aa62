-- The facts of a freelancer's work that the a-melding requires. Each begins with the first salary slip; finance
-- completes it.
select app_private.begin_rules('app_public.work_relations');

create policy "finance operators complete work relations" on app_public.work_relations for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant update (occupation_code, starts_on, ends_on, updated_at) on app_public.work_relations to app_operator;

comment on table app_public.work_relations is
'@personal kept
@prefix wrl
@defaultSort created_at desc
@search freelanceProfile.search_text
@section salaries
@icon briefcase
@label freelance_profile_id
The facts of a freelancer''s work that are reported to the tax authority each month.';
comment on constraint work_relations_freelance_profile_id_account_id_fkey on app_public.work_relations is
'@fieldName freelanceProfile
@foreignSingleFieldName workRelation
@console
The freelancer.';
comment on column app_public.work_relations.freelance_profile_id is E'@listed\nThe freelancer.';
comment on column app_public.work_relations.occupation_code is E'@listed\nThe occupation in the tax authority''s list, seven digits.';
comment on column app_public.work_relations.starts_on is E'@listed\nThe first day of work: of the first salary slip, unless finance knows better.';
comment on column app_public.work_relations.ends_on is E'@listed\nThe last day of work, once it is known.';
comment on column app_public.work_relations.is_complete is E'@filter\nWhether it can be reported.';
comment on column app_public.work_relations.created_at is E'@sort\nWhen the first slip was prepared, UTC.';
