create or replace function app_private.require_handled_job(job_id uuid) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs;
begin
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select j.* into v_job from app_public.jobs j
  where j.id = job_id and j.account_id = app_hidden.current_account_id() and j.id = any (app_hidden.handled_job_ids());
  if not found then
    perform app_private.refuse('INVALID', 'jobId');
    perform app_private.stop_if_refused();
  end if;
  return v_job;
end;
$$;
comment on function app_private.require_handled_job(uuid) is
  'A job whose applications the caller handles. Stops with INVALID at jobId when there is none, UNAUTHORIZED for '
  'callers who handle none, or without the feature.';
grant execute on function app_private.require_handled_job(uuid) to app_user;
