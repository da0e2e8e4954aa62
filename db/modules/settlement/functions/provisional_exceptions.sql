create or replace function app_private.provisional_exceptions(of_file uuid) returns uuid[]
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(w.id), '{}')
  from (
    select e.id
    from app_public.bank_files f
      cross join lateral (
        select min(t.booked_on) - 3 as first_on, max(t.booked_on) + 3 as last_on from app_public.bank_transactions t where t.bank_file_id = f.id
      ) s
      join app_public.bank_exceptions e on e.status = 'WAITING' and e.booked_on between s.first_on and s.last_on
    where f.id = of_file and f.format in ('OCR_GIRO', 'CAMT_054') and app_private.is_provisional_entry(e.bank_transaction_id)
    order by e.id for no key update of e
  ) w
$$;
comment on function app_private.provisional_exceptions(uuid) is
  'The rows of the queue that a file of payments may replace, locked.';
