-- The thing works again, and has a price.
create or replace function app_public.finish_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_repair app_public.repairs;
begin
  select * into v_repair from app_public.repairs where id = (input ->> 'id')::uuid for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.require_transition('repairs', v_repair.id, v_repair.status::text, 'finish');
  perform app_private.stop_if_refused();

  update app_public.repairs
  set status = 'FINISHED', price_minor = (input ->> 'price')::bigint, finished_at = now()
  where id = v_repair.id
  returning * into v_repair;
  return v_repair;
end;
$$;
comment on function app_public.finish_repair(jsonb) is
'@impersonated allowed
@performs repairs finish
Finishes an open repair. IMMUTABLE when it is finished or lost.';
grant execute on function app_public.finish_repair(jsonb) to app_user;
