create or replace function app_public.approve_enrollment(input jsonb) returns app_public.enrollments
language plpgsql volatile
as $$
declare
  v_enrollment app_public.enrollments;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  v_enrollment := app_private.move_row(null::app_public.enrollments, (input ->> 'id')::uuid, 'approve', input);
  -- The transitions check that the enrolment is valid, so it is approved first.
  perform app_private.move_job_application(a.id, 'enrol')
  from (
    select a.id from app_public.job_applications a
    where a.account_id = v_enrollment.account_id and a.partner_account_id = v_enrollment.partner_account_id and a.status = 'APPROVED'
    order by a.id
  ) a;
  return v_enrollment;
end;
$$;
comment on function app_public.approve_enrollment(jsonb) is
'@impersonated refused
@performs enrollments approve
@performs job_applications enrol
Enrols a freelancer who has agreed to it, and with it their approved applications; OWNER and ADMIN of the team. '
  'INVALID id, INVALID_TRANSITION, UNAUTHORIZED, INVALID_ACTION at updatedAt.';
grant execute on function app_public.approve_enrollment(jsonb) to app_user;
