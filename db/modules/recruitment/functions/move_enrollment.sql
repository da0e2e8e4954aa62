-- Definer because nobody is granted the status: it changes together with its moment. The transitions decide.
create or replace function app_private.move_enrollment(enrollment_id uuid, action text, input jsonb) returns app_public.enrollments
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_enrollment app_public.enrollments;
  v_to app_public.enrollment_status := app_private.require_row_transition('enrollments', enrollment_id, action);
begin
  select e.* into v_enrollment from app_public.enrollments e where e.id = enrollment_id;
  perform app_private.refuse_when_changed(v_enrollment.updated_at, input);
  perform app_private.stop_if_refused();
  update app_public.enrollments e set
    status = v_to,
    approved_at = case v_to when 'APPROVED' then now() else e.approved_at end,
    ended_at = case v_to when 'ENDED' then now() end
  where e.id = enrollment_id
  returning e.* into v_enrollment;
  return v_enrollment;
end;
$$;
comment on function app_private.move_enrollment(uuid, text, jsonb) is
  'Takes an enrolment a step as the transitions allow the caller. Stops with INVALID at id for what is out of reach, '
  'the transition''s refusal, or INVALID_ACTION at updatedAt.';
grant execute on function app_private.move_enrollment(uuid, text, jsonb) to app_user;
