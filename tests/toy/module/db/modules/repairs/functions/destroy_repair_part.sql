create or replace function app_public.destroy_repair_part(input jsonb) returns app_public.repair_parts
language plpgsql volatile
as $$
begin
  perform app_private.require_owner_or_admin();
  return app_private.delete_row(null::app_public.repair_parts, (input ->> 'id')::uuid);
end;
$$;
comment on function app_public.destroy_repair_part(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Takes a part out of a repair. UNAUTHORIZED for members, INVALID for what is not the account''s.';
grant execute on function app_public.destroy_repair_part(jsonb) to app_user;
