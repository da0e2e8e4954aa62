create or replace function app_private.create_team(owner_id uuid, attributes jsonb) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
  v_language app_public.language := (select u.language from app_public.users u where u.id = owner_id);
begin
  insert into app_public.accounts (
    slug, account_type, primary_user_id, tag, name, organization_number, language, email,
    invoices_enabled, payouts_enabled, workflows_enabled
  )
  select
    app_private.free_slug(attributes ->> 'name'), 'TEAM', u.id, coalesce(attributes ->> 'tag', 'GENERIC')::app_public.account_tag,
    app_hidden.text_at(attributes, 'name'), app_hidden.text_at(attributes, 'organizationNumber'), u.language, u.email, true, true, true
  from app_public.users u where u.id = owner_id
  returning id into v_account_id;
  insert into app_public.memberships (account_id, user_id, role) values (v_account_id, owner_id, 'OWNER');
  insert into app_public.departments (account_id, name, is_default)
  values (v_account_id, case v_language when 'EN' then 'General' else 'Felles' end, true);
  return v_account_id;
end;
$$;
comment on function app_private.create_team(uuid, jsonb) is
  'A team with its owner and default department; attributes name, tag (GENERIC when absent) and organizationNumber.';
