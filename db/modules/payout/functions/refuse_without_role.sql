-- Who has shown who they are, and is none of those who lead the organisation, cannot be paid as it. Where the
-- register did not answer, says of nobody or not of all when they were born, and where the e-ID does not say
-- it, nothing is known: an operator looks. Definer because neither roles nor others' identities are the caller's
-- to read; it tells no more than yes or no to whoever manages this account.
create or replace function app_private.refuse_without_role(input jsonb, mutation text, number text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_entry app_public.register_entries := app_hidden.register_entry(number);
begin
  if coalesce(jsonb_typeof(app_private.prepared(input, mutation) #> '{company,roles}'), 'null') <> 'array'
    or v_entry.is_insolvent
    or not exists (select from app_hidden.leading_roles(v_entry))
    or exists (select from app_hidden.leading_roles(v_entry) r where r ->> 'bornOn' is null)
    or coalesce((select bool_or(i.born_on is null) from app_public.identities i where i.user_id = v_user_id), true) then
    return;
  end if;
  if not exists (
    select from app_public.identities i, app_hidden.leading_roles(v_entry) r
    where app_private.is_holder_of_role(i, r) and (
      i.user_id = v_user_id
      or i.user_id = (select a.primary_user_id from app_public.accounts a where a.id = app_hidden.current_account_id())
    )
  ) then
    perform app_private.refuse('ORGANIZATION_ROLE_CHECK_FAILED', 'attributes.organizationNumber');
  end if;
end;
$$;
comment on function app_private.refuse_without_role(jsonb, text, text) is
  'Refuses ORGANIZATION_ROLE_CHECK_FAILED for a Norwegian organisation whose leading people, by the register''s answer of now, are neither the identified caller nor the account''s owner.';
grant execute on function app_private.refuse_without_role(jsonb, text, text) to app_user;
