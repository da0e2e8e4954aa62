create or replace function app_public.job_checks_has_documents(job_check app_public.job_checks) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.job_check_papers p where p.job_check_id = job_check.id and p.first_file_id is not null
  )
$$;
comment on function app_public.job_checks_has_documents(app_public.job_checks) is
  '@notNull
@unlisted
Whether there is something to open that the caller may open.';
grant execute on function app_public.job_checks_has_documents(app_public.job_checks) to app_user, app_operator;
