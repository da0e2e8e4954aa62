-- As long as their links live. Definer because the worker writes no table.
create or replace function app_private.forget_job_invitations() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.job_invitations where greatest(invited_at, requested_at) < now() - interval '30 days'
$$;
comment on function app_private.forget_job_invitations() is
  E'@task recruitment\nForgets the addresses of who was invited to a job, or has asked, 30 days after the last mail. For a nightly job.';
grant execute on function app_private.forget_job_invitations() to app_worker;
