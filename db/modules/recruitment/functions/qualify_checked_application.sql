-- Definer because the worker reads no table.
create or replace function app_private.qualify_checked_application(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.qualify_job_application(c.job_application_id) from app_public.job_checks c where c.id = qualify_checked_application.id
$$;
comment on function app_private.qualify_checked_application(uuid) is
  E'@task recruitment\nLooks at the application of a check that has ended well.';
grant execute on function app_private.qualify_checked_application(uuid) to app_worker;
