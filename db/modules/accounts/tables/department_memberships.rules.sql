-- Members of departments. Owners and admins belong to every department and need no row.
select app_private.begin_rules('app_public.department_memberships');

create policy "members see who belongs to their account's departments" on app_public.department_memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.department_memberships to app_user;

comment on table app_public.department_memberships is
'@prefix dmb
@section people
@icon user-pin
@label membership_id
A member''s role in a department (document A, section 3, Department membership).';
comment on constraint department_memberships_department_id_account_id_fkey on app_public.department_memberships is '@foreignFieldName departmentMemberships';
comment on column app_public.department_memberships.id is 'Key.';
comment on column app_public.department_memberships.account_id is 'The team.';
comment on column app_public.department_memberships.department_id is E'@filter\nThe department.';
comment on column app_public.department_memberships.membership_id is 'The member.';
comment on column app_public.department_memberships.role is E'@filter\nMANAGER or MEMBER.';
comment on column app_public.department_memberships.criminal_record_access is 'Whether the member sees criminal-record certificates.';
comment on column app_public.department_memberships.identity_access is 'Whether the member sees identity documents.';
comment on column app_public.department_memberships.created_at is 'When the member joined, UTC.';
