create or replace function app_public.own_job_applications() returns setof app_public.job_applications
language sql stable
as $$
  select a.* from app_public.job_applications a where a.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.own_job_applications() is
'@list jobApplications
The caller''s own applications.';
grant execute on function app_public.own_job_applications() to app_user;
