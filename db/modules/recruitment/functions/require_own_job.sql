-- The opening of every mutation of one job. Callers without the right to write are refused, another team's job counts
-- as missing, and the row is locked so that two calls at once queue up.
create or replace function app_private.require_own_job(job_id uuid) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs;
begin
  perform app_private.require_recruiter();
  perform app_private.stop_if_refused();
  select j.* into v_job from app_public.jobs j where j.id = job_id and j.account_id = app_hidden.current_account_id() for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_job;
end;
$$;
comment on function app_private.require_own_job(uuid) is
  'A job of the caller''s team, locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such job.';
grant execute on function app_private.require_own_job(uuid) to app_user;
