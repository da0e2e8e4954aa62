create or replace function app_public.close_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
begin
  perform app_private.require_transition('jobs', v_job.id, v_job.status::text, 'close');
  perform app_private.refuse_when_changed(v_job.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job(v_job.id, 'close');
end;
$$;
comment on function app_public.close_job(jsonb) is
'@impersonated allowed
@performs jobs close
Takes no more applications; those there are go on. INVALID id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.close_job(jsonb) to app_user;
