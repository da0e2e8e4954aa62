create or replace function app_private.require_own_client(client_id uuid) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
begin
  perform app_private.require_invoicing();
  select c.* into v_client from app_public.clients c where c.id = client_id for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_client;
end;
$$;
comment on function app_private.require_own_client(uuid) is
  'The caller''s own client, locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such client.';
grant execute on function app_private.require_own_client(uuid) to app_user;
