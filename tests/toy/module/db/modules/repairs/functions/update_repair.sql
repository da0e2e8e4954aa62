-- Corrects the label, or records that the thing was carried to another workshop.
create or replace function app_public.update_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_repair app_public.repairs := app_private.require_row(null::app_public.repairs, (input ->> 'id')::uuid);
begin
  perform app_private.refuse_when_changed(v_repair.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.update_row(v_repair, input -> 'attributes');
end;
$$;
comment on function app_public.update_repair(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Changes what is repaired, and where. INVALID for a workshop that is not the account''s.';
grant execute on function app_public.update_repair(jsonb) to app_user;
