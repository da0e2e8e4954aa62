-- Who was invited and never came is forgotten with their last team, or they could not register: their address
-- would be taken. Who came and has no account of their own yet is given it, or they could not sign in.
create or replace function app_private.leave_no_person_behind(user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user app_public.users;
begin
  select u.* into v_user from app_public.users u
  where u.id = leave_no_person_behind.user_id
    and not exists (select from app_public.memberships m where m.user_id = u.id);
  if v_user.confirmed then
    perform app_private.create_personal_account(v_user.id);
  elsif v_user.id is not null then
    delete from app_public.users u where u.id = v_user.id;
  end if;
end;
$$;
comment on function app_private.leave_no_person_behind(uuid) is
  'What becomes of who belongs to no account any more: forgotten when their address was never proven, else an account of their own.';
