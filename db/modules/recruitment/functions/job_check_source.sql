-- A criminal record is never fetched: the law lets the applicant show it and nobody else ask for it.
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
  'Who can tell how a check ends: OURSELVES by what we know, a PROVIDER who is asked, or PEOPLE of the team by what they are shown.';
grant execute on function app_hidden.job_check_source(app_public.job_check_type) to app_user, app_operator, app_worker;
