-- The one place that asks, so that e-ID is felt everywhere at once when it comes.
create or replace function app_hidden.has_identity(user_id uuid) returns boolean
language sql stable
as $$
  select false
$$;
comment on function app_hidden.has_identity(uuid) is 'Whether a national e-ID of the person is on file. False as long as none can be.';
grant execute on function app_hidden.has_identity(uuid) to app_user, app_operator, app_worker;
