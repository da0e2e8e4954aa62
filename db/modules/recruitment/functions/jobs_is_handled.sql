create or replace function app_public.jobs_is_handled(job app_public.jobs) returns boolean
language sql stable
as $$
  select job.id = any (app_hidden.handled_job_ids())
$$;
comment on function app_public.jobs_is_handled(app_public.jobs) is
'@notNull
@unlisted
Whether the caller handles its applications: decides on them, and invites to it.';
grant execute on function app_public.jobs_is_handled(app_public.jobs) to app_user;
