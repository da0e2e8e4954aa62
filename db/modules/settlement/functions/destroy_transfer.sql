-- A proposal leaves no trace in the books. Definer because the ledger is granted to no role.
create or replace function app_public.destroy_transfer(input jsonb) returns app_public.transfers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_transfer app_public.transfers;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.stop_if_refused();
  v_transfer := app_private.require_draft_transfer(input, 'destroy_transfer');
  perform app_private.stop_if_refused();
  return app_private.delete_row(v_transfer, v_transfer.id);
end;
$$;
comment on function app_public.destroy_transfer(jsonb) is
'@impersonated refused
@actors OPERATOR_FINANCE
@offeredWhile journal_id unset
@destroys
Removes a transfer that is not posted. UNAUTHORIZED, INVALID id, IMMUTABLE once it is posted; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.destroy_transfer(jsonb) to app_user, app_operator;
