create or replace function app_hidden.job_check_access(job_check_type app_public.job_check_type) returns text
language sql immutable parallel safe
as $$
  select case
    when job_check_type = 'CRIMINAL_RECORD' then 'CRIMINAL_RECORD'
    when job_check_type in ('IDENTITY', 'RIGHT_TO_WORK', 'DRIVERS_LICENSE') then 'IDENTITY'
  end
$$;
comment on function app_hidden.job_check_access(app_public.job_check_type) is
  'Which access of a department one needs to see what was handed in for a check; null where who handles the applications sees it.';
grant execute on function app_hidden.job_check_access(app_public.job_check_type) to app_user, app_operator, app_worker;
