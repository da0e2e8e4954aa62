create or replace function app_public.destroy_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
begin
  if v_job.status <> 'DRAFT' then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();
  return app_private.delete_row(v_job, v_job.id);
end;
$$;
comment on function app_public.destroy_job(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
@destroys
Removes a draft of a job. INVALID_ACTION: it has been published. INVALID id, UNAUTHORIZED.';
grant execute on function app_public.destroy_job(jsonb) to app_user;
