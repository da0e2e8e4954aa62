-- A part is taken out again.
create or replace function app_public.destroy_repair_part(input jsonb) returns app_public.repair_parts
language plpgsql volatile
as $$
declare
  v_part app_public.repair_parts;
begin
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED', '');
  end if;
  perform app_private.stop_if_refused();
  delete from app_public.repair_parts where id = (input ->> 'id')::uuid returning * into v_part;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_part;
end;
$$;
comment on function app_public.destroy_repair_part(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Takes a part out of a repair. UNAUTHORIZED for members, INVALID for what is not the account''s.';
grant execute on function app_public.destroy_repair_part(jsonb) to app_user;
