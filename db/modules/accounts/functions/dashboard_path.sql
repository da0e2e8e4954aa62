create or replace function app_private.dashboard_path(user_id uuid, account_id uuid) returns text
language sql stable
as $$
  select format('/v2/%s/%s/account/dashboard', lower(u.language::text), app_private.draw_account_path(dashboard_path.account_id))
  from app_public.users u where u.id = dashboard_path.user_id
$$;
comment on function app_private.dashboard_path(uuid, uuid) is
  'The address a mail leads to in an account: its dashboard, in the person''s language.';
