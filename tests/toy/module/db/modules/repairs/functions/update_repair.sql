-- What stands on the label was wrong, or the thing was carried to another workshop.
create or replace function app_public.update_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_repair app_public.repairs;
  v_workshop_id uuid := (input #>> '{attributes,workshopId}')::uuid;
begin
  select * into v_repair from app_public.repairs where id = (input ->> 'id')::uuid for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_repair.updated_at, input);
  if v_workshop_id is not null and not exists (select from app_public.workshops where id = v_workshop_id) then
    perform app_private.refuse('INVALID', 'attributes.workshopId');
  end if;
  perform app_private.stop_if_refused();

  update app_public.repairs
  set title = coalesce(input #>> '{attributes,title}', title), workshop_id = coalesce(v_workshop_id, workshop_id)
  where id = v_repair.id
  returning * into v_repair;
  return v_repair;
end;
$$;
comment on function app_public.update_repair(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Changes what is repaired, and where. INVALID for a workshop that is not the account''s.';
grant execute on function app_public.update_repair(jsonb) to app_user;
