create or replace function app_private.require_confirmed_user() returns void
language plpgsql volatile
as $$
begin
  if not exists (select from app_public.users u where u.id = app_hidden.current_user_id() and u.confirmed) then
    perform app_private.refuse('USER_NOT_CONFIRMED');
  end if;
end;
$$;
comment on function app_private.require_confirmed_user() is 'Refuses USER_NOT_CONFIRMED while the caller''s address is unproven.';
grant execute on function app_private.require_confirmed_user() to app_user;
