create or replace function app_private.require_draft_transfer(input jsonb, command text) returns app_public.transfers
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_transfer app_public.transfers;
begin
  perform app_private.require_finance(input, command);
  v_transfer := app_private.require_row(v_transfer, (input ->> 'id')::uuid);
  if v_transfer.status <> 'DRAFT' then
    perform app_private.refuse('IMMUTABLE');
    perform app_private.stop_if_refused();
  end if;
  return v_transfer;
end;
$$;
comment on function app_private.require_draft_transfer(jsonb, text) is
  'A transfer that is not posted yet, locked. Stops with UNAUTHORIZED, INVALID id, or IMMUTABLE once it is posted.';
