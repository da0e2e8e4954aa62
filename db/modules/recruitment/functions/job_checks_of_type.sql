create or replace function app_public.job_checks_of_type(job_check_type app_public.job_check_type default null)
returns setof app_public.job_checks
language sql stable
as $$
  select c.* from app_public.job_checks c
  where job_checks_of_type.job_check_type is null or c.job_check_type = job_checks_of_type.job_check_type
$$;
comment on function app_public.job_checks_of_type(app_public.job_check_type) is
'@list jobChecks
@portal
@readers PERSONAL OWNER ADMIN MANAGER MEMBER
The checks visible to the caller, all or of one kind: in a team those of applicants, in a personal account the '
  'caller''s own.';
grant execute on function app_public.job_checks_of_type(app_public.job_check_type) to app_user;
