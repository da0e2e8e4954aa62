-- Definer because triggers and the worker, which cannot read accounts, call it too.
create or replace function app_hidden.has_feature(feature text) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select case feature
      when 'invoices' then a.invoices_enabled
      when 'payouts' then a.payouts_enabled
      when 'workflows' then a.workflows_enabled
    end
    from app_public.accounts a where a.id = app_hidden.current_account_id()
  ), false)
$$;
comment on function app_hidden.has_feature(text) is 'Whether the current account has the feature invoices, payouts or workflows.';
grant execute on function app_hidden.has_feature(text) to app_visitor, app_user, app_operator, app_worker;
