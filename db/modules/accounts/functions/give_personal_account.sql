-- Members of teams only, and visitors, have not needed an account of their own.
create or replace function app_private.give_personal_account(user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.users u where u.id = give_personal_account.user_id for no key update;
  if not exists (
    select from app_public.accounts a where a.primary_user_id = give_personal_account.user_id and a.account_type = 'PERSONAL'
  ) then
    perform app_private.create_personal_account(give_personal_account.user_id);
  end if;
end;
$$;
comment on function app_private.give_personal_account(uuid) is 'Makes the account a person acts in alone, where there is none.';
