create or replace function app_private.known_bank_transactions(of_file uuid) returns table (bank_transaction_id uuid, is_certain boolean)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select k.id, bool_or(k.is_certain)
  from (
    select t.id, true
    from app_public.bank_transactions t join app_public.bank_files f on f.id = t.bank_file_id
    where t.bank_file_id = of_file and exists (
      select from app_public.bank_transactions o join app_public.bank_files b on b.id = o.bank_file_id
      where o.key = t.key and o.bank_file_id <> t.bank_file_id and b.status = 'BOOKED' and o.outcome in ('BOOKED', 'QUEUED', 'PAYOUT')
        and (b.format = f.format or not app_private.is_provisional_entry(o.id))
    )
    union all
    select d.bank_transaction_id, true from app_private.detailed_bank_entries(of_file) d
    union all
    select r.bank_transaction_id, r.is_certain from app_private.repeated_bank_transactions(of_file) r
  ) k (id, is_certain)
  group by k.id
$$;
comment on function app_private.known_bank_transactions(uuid) is
  'The transactions of a bank file that booked files have brought: certainly, or perhaps.';
