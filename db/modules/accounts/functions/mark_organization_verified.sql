-- Two teams that are verified with one number at the same moment meet at the unique index.
create or replace function app_private.mark_organization_verified(account app_public.accounts, number text, path text)
returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  update app_public.accounts a
  set organization_number = number, organization_verified_at = now(),
    organization_name = coalesce(left((app_hidden.register_entry(number)).name, 200), a.organization_name)
  where a.id = account.id
  returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'ORGANIZATION_VERIFIED', null);
  return v_account;
exception when unique_violation then
  perform app_private.refuse('TAKEN', path);
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.mark_organization_verified(app_public.accounts, text, text) is
  'Marks an organisation number as the team''s own, and sets its name from the register. Stops with TAKEN when '
  'another team has it.';
