-- Definer because the worker reads no table.
create or replace function app_private.settle_checks_of_application(id uuid) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(a.user_id) from app_public.job_applications a where a.id = settle_checks_of_application.id
$$;
comment on function app_private.settle_checks_of_application(uuid) is
  E'@task recruitment\nEnds what an applicant\'\'s checks ask for and we know already.';
grant execute on function app_private.settle_checks_of_application(uuid) to app_worker;
