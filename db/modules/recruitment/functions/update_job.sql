-- Absent attributes stay, null clears; an attribute that cannot be empty gets the default of a new job. A form with
-- applications gets a new version.
create or replace function app_public.update_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_verdict jsonb := app_private.prepared(input, 'update_job');
  v_attributes jsonb := app_hidden.complete_job_links(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_given jsonb := v_attributes || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(app_private.job_beginnings())
    where v_attributes -> key = 'null'
  );
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
  v_next jsonb := app_private.job_attributes(v_job) || v_given;
  v_form app_public.job_form_versions;
begin
  perform app_private.refuse_when_changed(v_job.updated_at, input);
  perform app_private.check_job(v_next);
  perform app_private.refuse_form_faults(v_given, v_verdict);
  if v_job.status = 'PUBLISHED' and v_given #> '{applicationForm,pages}' = '[]' then
    perform app_private.refuse('BLANK', 'attributes.applicationForm');
  end if;
  perform app_private.stop_if_refused();

  v_job := app_private.update_row(v_job, app_hidden.job_columns(v_given));
  v_form := app_hidden.newest_job_form(v_job.id);
  perform app_private.save_job_form(
    v_job.id, coalesce(v_given -> 'applicationForm', v_form.application_form),
    coalesce(v_given -> 'jobChecks', v_form.job_checks)
  );
  select j.* into v_job from app_public.jobs j where j.id = v_job.id;
  return v_job;
end;
$$;
comment on function app_public.update_job(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Changes a job. Applicants who have begun its form keep their version. Refuses as createJob does, BLANK an empty form '
  'of a published job, INVALID id, and INVALID_ACTION at updatedAt for a job that is newer.';
grant execute on function app_public.update_job(jsonb) to app_user;
