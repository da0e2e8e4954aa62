-- Without an answer the application is erased, but only if its applicant was asked two weeks before, also after the
-- worker has been down. Definer because the worker writes no table.
create or replace function app_private.erase_ended_applications() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  for v_application in
    select a.* from app_public.job_applications a
    where a.asked_to_extend_at < now() - interval '14 days' and app_public.job_applications_kept_until(a) < app_hidden.today()
    order by a.id limit 1000 for no key update skip locked
  loop
    perform app_private.erase_job_application(v_application, 'MONTHS_OVER');
  end loop;
end;
$$;
comment on function app_private.erase_ended_applications() is
  E'@task recruitment\nErases expired applications whose applicants were asked and did not extend them. For a nightly job.';
grant execute on function app_private.erase_ended_applications() to app_worker;
