-- An invited person who never accepted is deleted with their last team, or their address would stay taken and they
-- could not register. A person who had accepted and has no account of their own gets one, or they could not sign in.
create or replace function app_private.settle_user_without_account(user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user app_public.users;
begin
  select u.* into v_user from app_public.users u
  where u.id = settle_user_without_account.user_id
    and not exists (select from app_public.memberships m where m.user_id = u.id);
  if v_user.confirmed then
    perform app_private.create_personal_account(v_user.id);
  elsif v_user.id is not null then
    delete from app_public.users u where u.id = v_user.id;
  end if;
end;
$$;
comment on function app_private.settle_user_without_account(uuid) is
  'Handles a person without any account: deletes them if their address was never confirmed, else gives them an '
  'account of their own.';
