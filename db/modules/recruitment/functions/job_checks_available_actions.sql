create or replace function app_public.job_checks_available_actions(job_check app_public.job_checks) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('job_checks', job_check.id, job_check.status::text)
$$;
comment on function app_public.job_checks_available_actions(app_public.job_checks) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.job_checks_available_actions(app_public.job_checks) to app_user, app_operator;
