-- A check that the provider cannot make is decided by people. Definer because the worker writes no table.
create or replace function app_private.record_check_order(reference text, is_taken boolean) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.job_checks c set
    ordered_at = coalesce(c.ordered_at, now()),
    answered_at = case when is_taken then c.answered_at else now() end,
    outcome = case when is_taken then c.outcome else 'UNDECIDED' end
  where c.order_reference = reference and (is_taken or c.answered_at is null)
$$;
comment on function app_private.record_check_order(text, boolean) is
  'Notes that a provider has taken an order, or will not look into it, which leaves it to people.';
grant execute on function app_private.record_check_order(text, boolean) to app_worker;
