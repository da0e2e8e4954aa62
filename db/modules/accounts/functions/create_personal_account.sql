create or replace function app_private.create_personal_account(user_id uuid) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
begin
  insert into app_public.accounts (slug, account_type, primary_user_id, language, email)
  select app_private.free_slug(concat_ws(' ', u.first_name, u.last_name)), 'PERSONAL', u.id, u.language, u.email
  from app_public.users u where u.id = create_personal_account.user_id
  returning id into v_account_id;
  insert into app_public.memberships (account_id, user_id, role) values (v_account_id, create_personal_account.user_id, 'OWNER');
  return v_account_id;
end;
$$;
comment on function app_private.create_personal_account(uuid) is 'The account a person acts in alone: invoices only.';
