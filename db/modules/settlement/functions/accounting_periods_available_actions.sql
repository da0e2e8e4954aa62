create or replace function app_public.accounting_periods_available_actions(period app_public.accounting_periods) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('accounting_periods', period.id, period.status::text)
$$;
comment on function app_public.accounting_periods_available_actions(app_public.accounting_periods) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.accounting_periods_available_actions(app_public.accounting_periods) to app_operator;
