create or replace function app_private.has_refusals() returns boolean
language sql stable
as $$
  select coalesce(current_setting('app.refusals', true), '') <> ''
$$;
comment on function app_private.has_refusals() is 'Whether a refusal has been collected in this transaction.';
grant execute on function app_private.has_refusals() to app_visitor, app_user, app_operator, app_worker;
