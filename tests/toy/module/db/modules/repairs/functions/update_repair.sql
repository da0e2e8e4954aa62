-- What stands on the label was wrong, or the thing was carried to another workshop.
create or replace function app_public.update_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_repair app_public.repairs := app_private.require_row(null::app_public.repairs, (input ->> 'id')::uuid);
  v_workshop_id uuid := (input #>> '{attributes,workshopId}')::uuid;
begin
  perform app_private.refuse_when_changed(v_repair.updated_at, input);
  if v_workshop_id is not null and not exists (select from app_public.workshops where id = v_workshop_id) then
    perform app_private.refuse('INVALID', 'attributes.workshopId');
  end if;
  perform app_private.stop_if_refused();
  return app_private.update_row(v_repair, input -> 'attributes');
end;
$$;
comment on function app_public.update_repair(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Changes what is repaired, and where. INVALID for a workshop that is not the account''s.';
grant execute on function app_public.update_repair(jsonb) to app_user;
