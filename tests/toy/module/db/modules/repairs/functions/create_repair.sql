-- Somebody brings a thing to a workshop of their account.
create or replace function app_public.create_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_workshop app_public.workshops;
  v_attributes jsonb := input -> 'attributes';
  v_proof_id uuid := (v_attributes ->> 'proof')::uuid;
  v_repair app_public.repairs;
begin
  perform app_private.require_transition('repairs', null, null, 'create');
  select * into v_workshop from app_public.workshops where id = (input ->> 'workshopId')::uuid;
  if not found then
    perform app_private.refuse('INVALID', 'workshopId');
  end if;
  if v_proof_id is not null and not exists (select from app_public.files where id = v_proof_id) then
    perform app_private.refuse('INVALID', 'attributes.proof');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.repairs (account_id, workshop_id, title, kind, bought_on, proof_file_id)
  values (
    v_workshop.account_id, v_workshop.id, v_attributes ->> 'title',
    coalesce((v_attributes ->> 'kind')::app_public.repair_kind, 'PAID'),
    (v_attributes ->> 'boughtOn')::date, v_proof_id
  )
  returning * into v_repair;
  return v_repair;
end;
$$;
comment on function app_public.create_repair(jsonb) is
'@impersonated allowed
@performs repairs create
Brings a thing to a workshop. UNAUTHORIZED for members, INVALID for a workshop or a receipt that is not the account''s.';
grant execute on function app_public.create_repair(jsonb) to app_user;
