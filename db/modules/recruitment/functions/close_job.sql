create or replace function app_public.close_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
begin
  return app_private.move_row(v_job, v_job.id, 'close', input);
end;
$$;
comment on function app_public.close_job(jsonb) is
'@impersonated allowed
@performs jobs close
Takes no more applications; those there are go on. INVALID id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.close_job(jsonb) to app_user;
