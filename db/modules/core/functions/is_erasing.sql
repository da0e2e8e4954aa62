-- Asked by what else refuses every change. A setting anybody can make; that it is the house's own function which removes
-- cannot be pretended.
create or replace function app_private.is_erasing() returns boolean
language sql stable
as $$
  select current_setting('app.erasing', true) = 'on' and current_user = 'app_owner'
$$;
comment on function app_private.is_erasing() is 'Whether the house itself is erasing in this transaction.';
grant execute on function app_private.is_erasing() to app_user, app_operator, app_worker;
