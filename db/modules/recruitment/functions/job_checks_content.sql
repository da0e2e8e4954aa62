create or replace function app_public.job_checks_content(job_check app_public.job_checks) returns text
language sql stable
as $$
  select p.content from app_public.job_check_papers p where p.job_check_id = job_check.id
$$;
comment on function app_public.job_checks_content(app_public.job_checks) is
  E'@unlisted\nThe number that was handed in for it, such as that of a licence, until it is decided on: seen with the access its kind takes.';
grant execute on function app_public.job_checks_content(app_public.job_checks) to app_user;
