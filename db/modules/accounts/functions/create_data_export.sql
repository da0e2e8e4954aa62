-- Once a day, since an export reads all data; a second tab gets the export of the first. Definer because no role may
-- write exports directly.
create or replace function app_public.create_data_export(input jsonb) returns app_public.data_exports
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_export app_public.data_exports;
begin
  perform app_private.refuse_when_impersonating();
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if v_account.account_type <> 'PERSONAL' or v_account.primary_user_id <> app_hidden.current_user_id() then
    perform app_private.refuse('INVALID_ACTION');
  elsif exists (
    select from app_public.data_exports e where e.user_id = app_hidden.current_user_id() and e.created_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
  perform app_private.stop_if_refused();

  v_export := app_private.insert_row(v_export, jsonb_build_object('userId', app_hidden.current_user_id()));
  perform app_private.enqueue('accounts/build_data_export', jsonb_build_object('id', v_export.id));
  return v_export;
end;
$$;
comment on function app_public.create_data_export(jsonb) is
'@impersonated refused
Has all the caller''s data in this account written to a file; a mail announces it. ATTEMPTS_LIMIT_EXCEEDED: one was '
  'requested in the last 24 hours. INVALID_ACTION: in a team.';
grant execute on function app_public.create_data_export(jsonb) to app_user;
