create or replace function app_public.jobs_available_actions(job app_public.jobs) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('jobs', job.id, job.status::text)
$$;
comment on function app_public.jobs_available_actions(app_public.jobs) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.jobs_available_actions(app_public.jobs) to app_user, app_operator;
