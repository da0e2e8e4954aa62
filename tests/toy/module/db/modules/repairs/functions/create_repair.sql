create or replace function app_public.create_repair(input jsonb) returns app_public.repairs
language plpgsql volatile
as $$
begin
  perform app_private.require_transition('repairs', null, null, 'create');
  perform app_private.stop_if_refused();
  return app_private.insert_row(null::app_public.repairs, input -> 'attributes');
end;
$$;
comment on function app_public.create_repair(jsonb) is
'@impersonated allowed
@performs repairs create
Brings a thing to a workshop. UNAUTHORIZED for members, INVALID for a workshop that is not the account''s.';
grant execute on function app_public.create_repair(jsonb) to app_user;
