-- Two weeks before an application is due to be erased its applicant is asked whether to keep it. Asked once; a
-- transition or a confirmation restarts the period. Definer because the worker writes no table.
create or replace function app_private.ask_to_extend_applications() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  for v_application in
    select a.* from app_public.job_applications a
    where a.asked_to_extend_at is null and app_public.job_applications_kept_until(a) <= app_hidden.today() + 14
    order by a.id limit 1000 for no key update skip locked
  loop
    update app_public.job_applications a set asked_to_extend_at = now() where a.id = v_application.id;
    perform app_private.record_event(
      'job_applications', v_application.id, v_application.account_id, 'ENDING', v_application.status::text, '{}',
      v_application.partner_account_id
    );
  end loop;
end;
$$;
comment on function app_private.ask_to_extend_applications() is
  E'@task recruitment\nAsks applicants to extend the storage of applications that are about to expire. For a nightly job.';
grant execute on function app_private.ask_to_extend_applications() to app_worker;
