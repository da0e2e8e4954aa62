-- A draft may be empty except for its texts: the form is made next, and required at publication.
create or replace function app_public.create_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_verdict jsonb := app_private.prepared(input, 'create_job');
  v_attributes jsonb := app_hidden.complete_job_links(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_beginnings jsonb := app_private.job_beginnings();
  v_job app_public.jobs;
begin
  perform app_private.require_recruiter();
  perform app_private.require_transition('jobs', null, null, 'create');
  perform app_private.stop_if_refused();
  perform app_private.check_job(v_attributes);
  perform app_private.refuse_form_faults(v_attributes, v_verdict);
  perform app_private.stop_if_refused();

  v_job := app_private.insert_row(null::app_public.jobs, app_hidden.job_columns(v_attributes) || jsonb_build_object(
    'createdBy', app_hidden.current_user_id(),
    'departmentId', coalesce(nullif(v_attributes -> 'departmentId', 'null'), v_beginnings -> 'departmentId')
  ));
  perform app_private.save_job_form(
    v_job.id, coalesce(nullif(v_attributes -> 'applicationForm', 'null'), v_beginnings -> 'applicationForm'),
    coalesce(nullif(v_attributes -> 'jobChecks', 'null'), v_beginnings -> 'jobChecks')
  );
  return v_job;
end;
$$;
comment on function app_public.create_job(jsonb) is
'@impersonated allowed
@performs jobs create
Creates a draft of a job, in the default department unless another is given. BLANK, INVALID also for a form or checks '
  'that violate docs/application-forms.md, TOO_BIG, TOO_SMALL_OR_EQUAL. UNAUTHORIZED: other roles than OWNER and '
  'ADMIN, or without the feature workflows; INVALID_ACTION: no team.';
grant execute on function app_public.create_job(jsonb) to app_user;
