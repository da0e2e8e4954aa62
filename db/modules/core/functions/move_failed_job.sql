-- Definer because the queue is granted to no role.
create or replace function app_private.move_failed_job(failed_job_id uuid, action text) returns app_public.failed_jobs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_failed app_public.failed_jobs := app_private.set_status(
    null::app_public.failed_jobs, failed_job_id, app_private.require_row_transition('failed_jobs', failed_job_id, action)
  );
begin
  if action = 'dismiss' then
    perform graphile_worker.complete_jobs(array[v_failed.job_id]);
  elsif not exists (
    select from graphile_worker.reschedule_jobs(array[v_failed.job_id], run_at => now(), attempts => 0) r where r.id is not null
  ) then
    perform app_private.refuse('TRANSITION_FAILED');
    perform app_private.stop_if_refused();
  end if;
  return v_failed;
end;
$$;
comment on function app_private.move_failed_job(uuid, text) is
  'Has a failed job done again or takes it out of the queue, for an operator. Stops with UNAUTHORIZED, INVALID, '
  'INVALID_TRANSITION, or TRANSITION_FAILED when the queue has no such job any more.';
grant execute on function app_private.move_failed_job(uuid, text) to app_operator;
