-- A debit of several payouts names the group it was sent in, and pays it if it equals the group's sum. A debit that names a
-- payout that another debit has paid already does not pay it, and waits in the queue.
create or replace function app_private.bank_payouts(of_file uuid)
returns table (bank_transaction_id uuid, "position" int, end_to_end_id text, bank_status text, booked_on date)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with open as (
    select t.id, t.position, t.amount_minor, t.is_return, t.end_to_end_id, t.payment_information_id, t.booked_on
    from app_public.bank_transactions t
    where t.bank_file_id = of_file and t.bank_status = 'BOOK' and not t.is_reversal and t.original_currency is null
      and ((t.amount_minor < 0 and not t.is_return) or (t.amount_minor > 0 and t.is_return))
      and not exists (
        select from app_public.bank_transactions o join app_public.bank_files f on f.id = o.bank_file_id
        where o.end_to_end_id = t.end_to_end_id and sign(o.amount_minor) = sign(t.amount_minor) and o.id <> t.id
          and (f.status = 'BOOKED' and o.outcome = 'PAYOUT' or o.bank_file_id = of_file and o.position < t.position)
      )
  ), groups as (
    select app_private.payout_group(p) as name, sum(p.amount_minor) as amount_minor, array_agg(p.end_to_end_id) as end_to_end_ids
    from app_public.payouts p
    where p.status in ('SENT', 'PAID') and app_private.payout_group(p) in (
      select o.payment_information_id from open o where o.end_to_end_id is null and o.amount_minor < 0
    )
    group by 1
  )
  select o.id, o.position, p.end_to_end_id, case when o.is_return then 'RTRN' else 'BOOK' end, o.booked_on
  from open o join app_public.payouts p on p.end_to_end_id = o.end_to_end_id and p.amount_minor = abs(o.amount_minor)
  where p.status in ('SENT', 'PAID')
  union all
  select o.id, o.position, e.end_to_end_id, 'BOOK', o.booked_on
  from open o
    join groups g on g.name = o.payment_information_id and g.amount_minor = -o.amount_minor and o.end_to_end_id is null
    cross join unnest(g.end_to_end_ids) e (end_to_end_id)
$$;
comment on function app_private.bank_payouts(uuid) is
  'The payouts that transactions of a file of the bank pay or bring back, each with the word for record_payout_status().';
