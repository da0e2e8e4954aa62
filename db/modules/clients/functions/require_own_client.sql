create or replace function app_private.require_own_client(client_id uuid) returns app_public.clients
language plpgsql volatile
as $$
begin
  perform app_private.require_invoicing();
  return app_private.require_row(null::app_public.clients, client_id);
end;
$$;
comment on function app_private.require_own_client(uuid) is
  'The caller''s own client, locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such client.';
grant execute on function app_private.require_own_client(uuid) to app_user;
