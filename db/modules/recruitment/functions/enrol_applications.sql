-- The transitions ask whether the enrolment holds, so it is approved before.
create or replace function app_private.enrol_applications(enrollment app_public.enrollments) returns bigint
language sql volatile
as $$
  select count(app_private.move_job_application(a.id, 'enrol'))
  from (
    select a.id from app_public.job_applications a
    where a.account_id = enrollment.account_id and a.partner_account_id = enrollment.partner_account_id and a.status = 'APPROVED'
    order by a.id
  ) a
$$;
comment on function app_private.enrol_applications(app_public.enrollments) is
'@performs job_applications enrol
Makes the enrolled person''s approved applications ENROLLED.';
grant execute on function app_private.enrol_applications(app_public.enrollments) to app_user;
