create or replace function app_public.suppliers_overdue(supplier app_public.suppliers) returns bigint
language sql stable
as $$
  select coalesce(sum(p.remaining_minor), 0)::bigint from app_public.purchases p
  where p.supplier_id = supplier.id and p.account_id = supplier.account_id and app_public.purchases_is_overdue(p)
$$;
comment on function app_public.suppliers_overdue(app_public.suppliers) is
'@notNull
@unit MINOR
The overdue amount, in øre.';
grant execute on function app_public.suppliers_overdue(app_public.suppliers) to app_user, app_operator;
