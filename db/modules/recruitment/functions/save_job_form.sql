-- A version with applications stays as it is, and the next version is used for new applications. The caller has locked
-- the job's row, so that no application can begin in between. Definer because no role may write versions directly. It
-- touches the job, so that saving an earlier read of the form is refused.
create or replace function app_private.save_job_form(job_id uuid, application_form jsonb, job_checks jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_job app_public.jobs;
  v_newest app_public.job_form_versions;
begin
  select j.* into v_job from app_public.jobs j where j.id = save_job_form.job_id and app_hidden.is_within_reach(j.account_id) for no key update;
  if not found then
    raise exception 'a form of another team' using errcode = 'insufficient_privilege';
  end if;
  select f.* into v_newest from app_public.job_form_versions f where f.job_id = v_job.id order by f.version desc limit 1;
  if (save_job_form.application_form, save_job_form.job_checks) is not distinct from (v_newest.application_form, v_newest.job_checks) then
    return;
  end if;
  if v_newest.id is null or exists (select from app_public.job_applications a where a.form_version_id = v_newest.id) then
    insert into app_public.job_form_versions (account_id, job_id, version, application_form, job_checks, created_by)
    values (
      v_job.account_id, v_job.id, coalesce(v_newest.version, 0) + 1, save_job_form.application_form,
      save_job_form.job_checks, app_hidden.current_user_id()
    );
  else
    update app_public.job_form_versions f
    set application_form = save_job_form.application_form, job_checks = save_job_form.job_checks
    where f.id = v_newest.id;
  end if;
  update app_public.jobs j set updated_at = j.updated_at where j.id = v_job.id and v_newest.id is not null;
end;
$$;
comment on function app_private.save_job_form(uuid, jsonb, jsonb) is
  'Stores a job''s form and checks: in its newest version while that has no application, else as the next one.';
grant execute on function app_private.save_job_form(uuid, jsonb, jsonb) to app_user;
