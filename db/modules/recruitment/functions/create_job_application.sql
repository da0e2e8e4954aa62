create or replace function app_public.create_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  return app_private.begin_application((input ->> 'jobId')::uuid, must_be_new => true);
end;
$$;
comment on function app_public.create_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications create
Begins an application to a job. TAKEN at jobId: there is an application already. Else as findOrCreateJobApplication.';
grant execute on function app_public.create_job_application(jsonb) to app_user;
