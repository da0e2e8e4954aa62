create or replace function app_public.partner_job_applications() returns setof app_public.job_applications
language sql stable
as $$
  select a.* from app_public.job_applications a where a.partner_account_id = (select app_hidden.current_account_id())
$$;
comment on function app_public.partner_job_applications() is
'@list partnerJobApplications
@portal
@readers OWNER ADMIN MANAGER
The applications submitted to the current team''s jobs, as far as the caller handles them.';
grant execute on function app_public.partner_job_applications() to app_user;
