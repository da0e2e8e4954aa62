create or replace function app_public.job_checks_documents(job_check app_public.job_checks) returns setof app_public.files
language sql stable
as $$
  select f.*
  from app_public.job_check_papers p join app_public.files f on f.id in (p.first_file_id, p.second_file_id)
  where p.job_check_id = job_check.id
  order by f.id <> p.first_file_id
$$;
comment on function app_public.job_checks_documents(app_public.job_checks) is
  E'@simpleCollections only\nThe documents submitted for it, until it is decided: readable by the applicant, and with '
  'the access of its kind for ten minutes after opening them.';
grant execute on function app_public.job_checks_documents(app_public.job_checks) to app_user, app_operator;
