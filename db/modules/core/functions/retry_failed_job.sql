create or replace function app_public.retry_failed_job(input jsonb) returns app_public.failed_jobs
language sql volatile
as $$
  select * from app_private.move_failed_job((input ->> 'id')::uuid, 'retry')
$$;
comment on function app_public.retry_failed_job(jsonb) is
  E'@performs failed_jobs retry\nHas a job that was given up done once more, with all its tries before it. Operators '
  'with ADMIN. Refuses INVALID_TRANSITION, and TRANSITION_FAILED when the queue has it no more.';
grant execute on function app_public.retry_failed_job(jsonb) to app_operator;
