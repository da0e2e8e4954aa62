-- A criminal record is never fetched: by law the applicant may show it, and others may not request it.
create or replace function app_hidden.job_check_source(job_check_type app_public.job_check_type) returns text
language sql immutable parallel safe
as $$
  select case
    when job_check_type in ('BANK_ACCOUNT', 'IDENTITY') then 'OURSELVES'
    when job_check_type = 'CRIMINAL_RECORD' then 'PEOPLE'
    else 'PROVIDER'
  end
$$;
comment on function app_hidden.job_check_source(app_public.job_check_type) is
  'The source of a check''s result: OURSELVES by data of the platform, a PROVIDER by request, or PEOPLE of the team '
  'by submitted documents.';
grant execute on function app_hidden.job_check_source(app_public.job_check_type) to app_user, app_operator, app_worker;
