create or replace function app_public.find_or_create_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  return app_private.begin_application((input ->> 'jobId')::uuid, must_be_new => false);
end;
$$;
comment on function app_public.find_or_create_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications create
The caller''s application to a job, created if there is none. INVALID jobId; INVALID_ACTION at jobId: it is closed, '
  'full or past its deadline; INVALID_ACTION in a team: applications belong to personal accounts; USER_NOT_CONFIRMED.';
grant execute on function app_public.find_or_create_job_application(jsonb) to app_user;
