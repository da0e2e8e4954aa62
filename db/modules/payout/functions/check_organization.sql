-- An existing profile keeps an organisation that ends; new ones cannot be made for it.
create or replace function app_private.check_organization(
  attributes jsonb, path text default 'attributes', except_profile_id uuid default null
) returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.text_at(attributes, 'organizationNumber');
begin
  perform app_private.refuse_blanks(attributes, array['organizationName'], path);
  perform app_private.check_address(attributes, true, path);
  perform app_private.check_organization_number(
    v_number, app_hidden.text_at(attributes, 'address.country'), path || '.organizationNumber'
  );
  if exists (
    select from app_public.freelance_profiles p
    where p.account_id = app_hidden.current_account_id() and p.organization_number = v_number
      and p.id is distinct from except_profile_id
  ) then
    perform app_private.refuse('TAKEN', path || '.organizationNumber');
  end if;
  if (app_hidden.register_entry(v_number)).is_insolvent and not exists (
    select from app_public.freelance_profiles p where p.id = except_profile_id and p.organization_number = v_number
  ) then
    perform app_private.refuse('INVALID', path || '.organizationNumber');
  end if;
end;
$$;
comment on function app_private.check_organization(jsonb, text, uuid) is
  'Refuses an organisation without name, number or address, with a wrong number, that the account has already, or that is bankrupt, wound up or deleted.';
grant execute on function app_private.check_organization(jsonb, text, uuid) to app_user;
