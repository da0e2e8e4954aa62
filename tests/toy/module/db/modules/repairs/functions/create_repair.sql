-- Somebody brings a thing to a workshop of their account.
create or replace function app_public.create_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
declare
  v_given jsonb := input -> 'attributes';
  v_workshop app_public.workshops;
begin
  perform app_private.require_transition('repairs', null, null, 'create');
  select * into v_workshop from app_public.workshops where id = (input ->> 'workshopId')::uuid;
  if not found then
    perform app_private.refuse('INVALID', 'workshopId');
  end if;
  perform app_private.stop_if_refused();

  return app_private.insert_row(null::app_public.repairs, v_given || jsonb_build_object(
    'accountId', v_workshop.account_id, 'workshopId', v_workshop.id, 'proofFileId', v_given -> 'proof'
  ));
end;
$$;
comment on function app_public.create_repair(jsonb) is
'@impersonated allowed
@performs repairs create
Brings a thing to a workshop. UNAUTHORIZED for members, INVALID for a workshop that is not the account''s.';
grant execute on function app_public.create_repair(jsonb) to app_user;
