-- Called by triggers that otherwise refuse every change. Any role could set the setting, but the current user proves
-- that one of the product's own functions erases.
create or replace function app_private.is_erasing() returns boolean
language sql stable
as $$
  select current_setting('app.erasing', true) = 'on' and current_user = 'app_owner'
$$;
comment on function app_private.is_erasing() is 'Whether the product itself is erasing in this transaction.';
grant execute on function app_private.is_erasing() to app_user, app_operator, app_worker;
