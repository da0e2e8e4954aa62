-- Marks the number as verified by an operator. Definer because a grant on the columns would allow direct writes without
-- these checks.
create or replace function app_public.verify_account_organization(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_entry app_public.register_entries;
begin
  v_account := app_private.lock_customer(input, '{REVIEW,ADMIN}', is_team => true);
  select e.* into v_entry from app_public.register_entries e where e.organization_number = v_account.organization_number;
  if v_account.organization_number is null then
    perform app_private.refuse('BLANK', 'id');
  elsif v_entry.is_insolvent or v_entry.state = 'UNREGISTERED' or v_account.organization_verified_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  else
    perform app_private.refuse_organization(v_account, v_account.organization_number, 'id');
  end if;
  perform app_private.stop_if_refused();

  return app_private.mark_organization_verified(v_account, v_account.organization_number, 'id');
end;
$$;
comment on function app_public.verify_account_organization(jsonb) is
'@actors OPERATOR_REVIEW OPERATOR_ADMIN
Verifies a team''s organisation number. BLANK: it has none; TAKEN: it is verified for another team; INVALID_ACTION: '
  'verified already, or the organisation has ended by the register; ACCOUNT_NOT_FOUND, UNAUTHORIZED on the '
  'operator''s own account.';
grant execute on function app_public.verify_account_organization(jsonb) to app_operator;
