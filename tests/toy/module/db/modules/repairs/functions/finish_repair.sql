-- The thing works again, and has a price.
create or replace function app_public.finish_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_repair app_public.repairs := app_private.require_row(null::app_public.repairs, (input ->> 'id')::uuid);
begin
  perform app_private.require_transition('repairs', v_repair.id, v_repair.status::text, 'finish');
  perform app_private.stop_if_refused();
  return app_private.update_row(v_repair, input || jsonb_build_object('status', 'FINISHED', 'finishedAt', now()));
end;
$$;
comment on function app_public.finish_repair(jsonb) is
'@impersonated allowed
@performs repairs finish
Finishes an open repair. IMMUTABLE when it is finished or lost.';
grant execute on function app_public.finish_repair(jsonb) to app_user;
