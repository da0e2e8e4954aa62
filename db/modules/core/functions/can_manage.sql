create or replace function app_hidden.can_manage() returns boolean
language sql stable parallel safe
as $$
  select coalesce(app_hidden.current_account_role() in ('OWNER', 'ADMIN'), false)
$$;
comment on function app_hidden.can_manage() is 'Whether the caller is OWNER or ADMIN of the current account.';
grant execute on function app_hidden.can_manage() to app_visitor, app_user, app_operator, app_worker;
