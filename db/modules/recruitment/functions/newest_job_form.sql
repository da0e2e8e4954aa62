create or replace function app_hidden.newest_job_form(job_id uuid) returns app_public.job_form_versions
language sql stable
as $$
  select f.* from app_public.job_form_versions f where f.job_id = newest_job_form.job_id order by f.version desc limit 1
$$;
comment on function app_hidden.newest_job_form(uuid) is 'The newest version of a job''s form that the caller may read.';
grant execute on function app_hidden.newest_job_form(uuid) to app_user;
