-- Not for operators: a function of a row reads all of it, and they may not read the answers.
create or replace function app_public.job_applications_available_actions(application app_public.job_applications) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('job_applications', application.id, application.status::text)
$$;
comment on function app_public.job_applications_available_actions(app_public.job_applications) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.job_applications_available_actions(app_public.job_applications) to app_user;
