create or replace function app_hidden.can_recruit() returns boolean
language sql stable
as $$
  select app_hidden.can_manage() and app_hidden.has_feature('workflows')
$$;
comment on function app_hidden.can_recruit() is 'Whether the caller writes jobs of the current account: OWNER or ADMIN, with the feature workflows.';
grant execute on function app_hidden.can_recruit() to app_user;
