create or replace function app_public.archive_client(input jsonb) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_client app_public.clients := app_private.require_own_client((input ->> 'id')::uuid);
begin
  update app_public.clients c set archived_at = coalesce(c.archived_at, now()) where c.id = v_client.id
  returning c.* into v_client;
  return v_client;
end;
$$;
comment on function app_public.archive_client(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Puts a client aside: it cannot be invoiced any more, and its organisation number is free again. Changes nothing when it is aside already.';
grant execute on function app_public.archive_client(jsonb) to app_user;
