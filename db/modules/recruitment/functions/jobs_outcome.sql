create or replace function app_public.jobs_outcome(job app_public.jobs) returns app_public.state_outcome
language sql stable
as $$
  select t.outcome from app_public.transitions t where t.entity = 'jobs' and t.to_status = job.status::text limit 1
$$;
comment on function app_public.jobs_outcome(app_public.jobs) is
'@notNull
@unlisted
The meaning of its status: who has to act next, or the outcome.';
grant execute on function app_public.jobs_outcome(app_public.jobs) to app_user;
