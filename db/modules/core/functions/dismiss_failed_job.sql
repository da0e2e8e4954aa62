create or replace function app_public.dismiss_failed_job(input jsonb) returns app_public.failed_jobs
language sql volatile
as $$
  select * from app_private.move_failed_job((input ->> 'id')::uuid, 'dismiss')
$$;
comment on function app_public.dismiss_failed_job(jsonb) is
  E'@performs failed_jobs dismiss\nTakes a job that was given up out of the queue: it is not to be done any more. '
  'Operators with ADMIN. Refuses INVALID_TRANSITION.';
grant execute on function app_public.dismiss_failed_job(jsonb) to app_operator;
