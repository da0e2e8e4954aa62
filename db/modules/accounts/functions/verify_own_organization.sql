-- A person with a leading role in the register and a proven identity need not wait for an operator. The register's
-- present answer decides, so without an answer nothing is verified. Definer because no role may write accounts
-- directly.
create or replace function app_public.verify_own_organization(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_path constant text := 'attributes.organizationNumber';
  v_number text := app_hidden.text_at(input -> 'attributes', 'organizationNumber');
  v_company jsonb := app_private.prepared(input, 'verify_own_organization') -> 'company';
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.lock_managed_account();
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.account_type <> 'TEAM' or v_account.organization_verified_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  elsif v_number is null then
    perform app_private.refuse('BLANK', v_path);
  else
    perform app_private.refuse_organization(v_account, v_number, v_path);
  end if;
  if not app_hidden.has_identity(app_hidden.current_user_id()) then
    perform app_private.refuse('BANK_ID_VERIFICATION_REQUIRED');
  end if;
  perform app_private.stop_if_refused();

  if v_company is null or (jsonb_typeof(v_company) = 'object' and not v_company ? 'roles') then
    perform app_private.refuse('BRREG_QUERY_FAILED', v_path);
  elsif (app_private.record_register_answer(v_number, v_company)).state <> 'SOUND' then
    perform app_private.refuse('INVALID', v_path);
  elsif app_private.leads_organization(app_hidden.current_user_id(), v_number) is not true then
    perform app_private.refuse('ORGANIZATION_ROLE_CHECK_FAILED', v_path);
  end if;
  perform app_private.stop_if_refused();
  return app_private.mark_organization_verified(v_account, v_number, v_path);
end;
$$;
comment on function app_public.verify_own_organization(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sets and verifies the team''s organisation number, when the caller''s e-ID belongs to a leader of the organisation by '
  'the business register; owners and admins. BANK_ID_VERIFICATION_REQUIRED without an e-ID; '
  'ORGANIZATION_ROLE_CHECK_FAILED: others lead it, or the register does not tell; TAKEN by another team; INVALID: no '
  'such number, or an organisation that has ended; BRREG_QUERY_FAILED: the register does not answer; INVALID_ACTION: '
  'verified already, or no team; UNAUTHORIZED.';
grant execute on function app_public.verify_own_organization(jsonb) to app_user;
