-- Added up by day before it is sorted into ages: each invoice is read once, from an index that holds all of it.
create or replace function app_hidden.receivables_by_age() returns setof app_public.money_age
language sql stable
as $$
  select b.days_from, b.days_to, coalesce(sum(o.invoice_count), 0)::int, coalesce(sum(o.remaining_minor), 0)::bigint
  from (values (null, 0), (1, 30), (31, 60), (61, null)) b (days_from, days_to)
    left join (
      select greatest(app_hidden.today() - i.due_on, 0) as days, count(*) as invoice_count, sum(i.remaining_minor) as remaining_minor
      from (
        select i.due_on, (app_public.invoices_settlement(i)).remaining_minor from app_public.invoices i where i.status = 'PUBLISHED'
      ) i
      where i.remaining_minor > 0
      group by i.due_on
    ) o on o.days >= coalesce(b.days_from, 0) and (o.days <= b.days_to or b.days_to is null)
  group by b.days_from, b.days_to
  order by b.days_from nulls first
$$;
comment on function app_hidden.receivables_by_age() is
  'The receivables of published invoices, by days since they were due: not yet, 1 to 30, 31 to 60, and longer.';
grant execute on function app_hidden.receivables_by_age() to app_operator;
