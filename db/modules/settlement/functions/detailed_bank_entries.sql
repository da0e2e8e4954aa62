-- Banks give an entry one reference in statement and notification. OCR giro has none of it, but its statement shows one sum for each serial, or
-- for all of an assignment's day; as many equal entries of a day are known as it has such sums.
create or replace function app_private.detailed_bank_entries(of_file uuid) returns table (bank_transaction_id uuid)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with entries as materialized (
    select
      t.id, t.amount_minor, t.booked_on, t.entry_reference,
      row_number() over (partition by t.booked_on, t.amount_minor order by t.position) as place
    from app_public.bank_transactions t join app_public.bank_files f on f.id = t.bank_file_id
    where t.bank_file_id = of_file and f.format <> 'OCR_GIRO' and t.bank_status = 'BOOK' and t.kind <> 'DIFFERENCE'
      and (t.kind = 'UNSPLIT' or (t.bank_reference is null and t.kid is null and t.kid_parts is null))
  ), sums as (
    select t.booked_on, sum(t.amount_minor) as amount_minor
    from app_public.bank_transactions t join app_public.bank_files b on b.id = t.bank_file_id
    where b.format = 'OCR_GIRO' and b.status = 'BOOKED' and t.booked_on in (select e.booked_on from entries e)
    group by grouping sets ((t.bank_file_id, t.booked_on, t.entry_reference), (t.bank_file_id, t.booked_on))
    having grouping(t.entry_reference) = 0 or count(distinct t.entry_reference) > 1
  )
  select e.id
  from entries e
  where e.amount_minor = (
    select sum(o.amount_minor)
    from app_public.bank_transactions o join app_public.bank_files b on b.id = o.bank_file_id
    where o.entry_reference = e.entry_reference and o.bank_file_id <> of_file and b.status = 'BOOKED' and b.format <> 'OCR_GIRO'
      and o.outcome in ('BOOKED', 'QUEUED', 'PAYOUT') and o.booked_on is not distinct from e.booked_on and not app_private.is_provisional_entry(o.id)
  ) or e.place <= (select count(*) from sums s where s.booked_on = e.booked_on and s.amount_minor = e.amount_minor)
$$;
comment on function app_private.detailed_bank_entries(uuid) is
  'The entries without details of a bank file whose payments other booked files have brought.';
