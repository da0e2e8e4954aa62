create or replace function app_private.sum_suppliers(supplier_ids uuid[]) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.suppliers s
  set
    purchase_count = p.count, bought_minor = p.bought, refunded_minor = p.refunded, remaining_minor = p.remaining,
    next_due_on = p.next_due_on, last_invoiced_on = p.last_invoiced_on
  from (
    select
      k.id, count(p.id)::int as count, coalesce(sum(p.total_minor), 0)::bigint as bought,
      coalesce(sum(p.credited_minor), 0)::bigint as refunded, coalesce(sum(p.remaining_minor), 0)::bigint as remaining,
      min(p.due_on) filter (where p.remaining_minor > 0) as next_due_on, max(p.invoiced_on) as last_invoiced_on
    from unnest(supplier_ids) k (id) left join app_public.purchases p on p.supplier_id = k.id
    group by k.id
  ) p
  where s.id = p.id and (
    s.purchase_count, s.bought_minor, s.refunded_minor, s.remaining_minor, s.next_due_on, s.last_invoiced_on
  ) is distinct from (p.count, p.bought, p.refunded, p.remaining, p.next_due_on, p.last_invoiced_on)
$$;
comment on function app_private.sum_suppliers(uuid[]) is 'Adds up the purchases of suppliers anew.';
