-- A part goes into a repair of the same account, once: the keys of the table enforce both.
create or replace function app_public.create_repair_part(input jsonb) returns app_public.repair_parts
language plpgsql volatile
as $$
begin
  perform app_private.require_owner_or_admin();
  return app_private.insert_row(null::app_public.repair_parts, input);
end;
$$;
comment on function app_public.create_repair_part(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Puts a part into a repair. UNAUTHORIZED for members, INVALID for what is not the account''s, TAKEN when it is there already.';
grant execute on function app_public.create_repair_part(jsonb) to app_user;
