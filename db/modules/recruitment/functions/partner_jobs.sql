create or replace function app_public.partner_jobs() returns setof app_public.jobs
language sql stable
as $$
  select j.* from app_public.jobs j where j.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.partner_jobs() is
'@list partnerJobs
The jobs of the current team, drafts too.';
grant execute on function app_public.partner_jobs() to app_user;
