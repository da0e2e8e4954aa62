-- The proof of the erasure belongs to the team: the applicant is what is erased.
create or replace function app_private.erase_job_application(
  application app_public.job_applications, reason app_public.erasure_reason
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_erasure_id uuid := app_private.begin_erasure(application.partner_account_id, 'job_applications', application.id, reason);
begin
  perform app_private.remove_rows(v_erasure_id, 'app_public.job_applications', array[application.id]);
  perform app_private.end_erasure(v_erasure_id);
end;
$$;
comment on function app_private.erase_job_application(app_public.job_applications, app_public.erasure_reason) is
  'Erases an application with all dependent data; it still counts in statistics.';
