-- The opening of every mutation of one job. Callers without the right to write are refused, another team's job counts
-- as missing, and the row is locked so that concurrent calls wait for each other.
create or replace function app_private.require_own_job(job_id uuid) returns app_public.jobs
language plpgsql volatile
as $$
begin
  perform app_private.require_recruiter();
  perform app_private.stop_if_refused();
  return app_private.require_row(null::app_public.jobs, job_id);
end;
$$;
comment on function app_private.require_own_job(uuid) is
  'A job of the caller''s team, locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such job.';
grant execute on function app_private.require_own_job(uuid) to app_user;
