-- An identified person without a leading role cannot be paid as the organisation. Where nothing is known, an operator
-- decides. Definer because neither roles nor others' identities may be read by the caller; it reveals no more than yes
-- or no to managers of this account.
create or replace function app_private.refuse_without_role(input jsonb, mutation text, number text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if jsonb_typeof(app_private.prepared(input, mutation) #> '{company,roles}') = 'array'
    and app_private.leads_organization(app_hidden.current_user_id(), number) is false
    and app_private.leads_organization(
      (select a.primary_user_id from app_public.accounts a where a.id = app_hidden.current_account_id()), number
    ) is not true then
    perform app_private.refuse('ORGANIZATION_ROLE_CHECK_FAILED', 'attributes.organizationNumber');
  end if;
end;
$$;
comment on function app_private.refuse_without_role(jsonb, text, text) is
  'Refuses ORGANIZATION_ROLE_CHECK_FAILED for a Norwegian organisation whose leading people, by the register''s '
  'answer of now, are neither the identified caller nor the account''s owner.';
grant execute on function app_private.refuse_without_role(jsonb, text, text) to app_user;
