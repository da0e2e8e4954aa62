create or replace function app_public.job_applications_outcome(application app_public.job_applications) returns app_public.state_outcome
language sql stable
as $$
  select t.outcome from app_public.transitions t
  where t.entity = 'job_applications' and t.to_status = application.status::text limit 1
$$;
comment on function app_public.job_applications_outcome(app_public.job_applications) is
'@notNull
@unlisted
The meaning of its status: who has to act next, or the outcome.';
grant execute on function app_public.job_applications_outcome(app_public.job_applications) to app_user;
