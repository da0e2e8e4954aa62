-- Definer because nobody is granted the status: it changes together with its time and its event. The actor is still
-- the caller; the transitions decide.
create or replace function app_private.move_job(job_id uuid, action text) returns app_public.jobs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_job app_public.jobs;
  v_to app_public.job_status := app_private.require_row_transition('jobs', job_id, action);
begin
  perform app_private.stop_if_refused();
  update app_public.jobs j set
    status = v_to,
    published_at = case v_to when 'PUBLISHED' then now() else j.published_at end,
    closed_at = case v_to when 'CLOSED' then now() else j.closed_at end
  where j.id = job_id
  returning j.* into v_job;
  return v_job;
end;
$$;
comment on function app_private.move_job(uuid, text) is
  'Takes a job a step as the transitions allow the caller. Stops with INVALID for what is out of reach, or the transition''s refusal.';
grant execute on function app_private.move_job(uuid, text) to app_user;
