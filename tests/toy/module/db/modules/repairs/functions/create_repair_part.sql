-- A part goes into a repair of the same account.
create or replace function app_public.create_repair_part(input jsonb) returns app_public.repair_parts
language plpgsql volatile
as $$
declare
  v_repair app_public.repairs;
  v_spare_part_id uuid := (input ->> 'sparePartId')::uuid;
  v_part app_public.repair_parts;
begin
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED', '');
  end if;
  select * into v_repair from app_public.repairs where id = (input ->> 'repairId')::uuid;
  if not found then
    perform app_private.refuse('INVALID', 'repairId');
  end if;
  if not exists (select from app_public.spare_parts where id = v_spare_part_id) then
    perform app_private.refuse('INVALID', 'sparePartId');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.repair_parts (account_id, repair_id, spare_part_id)
  values (v_repair.account_id, v_repair.id, v_spare_part_id)
  on conflict do nothing
  returning * into v_part;
  if v_part.id is null then
    perform app_private.refuse('TAKEN', 'sparePartId');
    perform app_private.stop_if_refused();
  end if;
  return v_part;
end;
$$;
comment on function app_public.create_repair_part(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Puts a part into a repair. UNAUTHORIZED for members, INVALID for what is not the account''s, TAKEN when it is there already.';
grant execute on function app_public.create_repair_part(jsonb) to app_user;
