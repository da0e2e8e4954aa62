-- OCR giro and camt have no reference in common for sure, so a movement is recognised by KID, amount and day, never by amount and day alone.
-- Each format reports a movement once, so it has occurred as often as the format says that has it most often: equal payments of a day are
-- paired one by one, and the one too many is a payment of its own. What the booking and the settlement day may explain, or an equal sum without a KID, is a
-- doubt, except between camt files that have the bank's reference of both.
create or replace function app_private.repeated_bank_transactions(of_file uuid) returns table (bank_transaction_id uuid, is_certain boolean)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with file as (
    select f.id, f.format from app_public.bank_files f where f.id = of_file
  ), legs as materialized (
    select t.id, t.position, t.key, t.bank_reference, t.payer_account, t.booked_on, t.is_reversal, l.part, l.kid, l.amount_minor
    from app_public.bank_transactions t
      cross join lateral app_private.bank_transaction_legs(coalesce(t.kid, t.text_kid), t.kid_parts, t.amount_minor) l (part, kid, amount_minor)
    where t.bank_file_id = of_file and t.bank_status = 'BOOK' and t.kind = 'PAYMENT' and t.amount_minor <> 0
      and exists (select from file f join app_public.bank_files b on b.status = 'BOOKED' and b.format not in (f.format, 'PAIN_002'))
  ), candidates as (
    select t.id
    from app_public.bank_transactions t join (
      select l.kid, min(l.booked_on) - 3 as first_on, max(l.booked_on) + 3 as last_on from legs l where l.kid is not null group by l.kid
    ) l on t.kid = l.kid and t.booked_on between l.first_on and l.last_on
    union all
    select t.id
    from app_public.bank_transactions t, (select min(l.booked_on) - 3 as first_on, max(l.booked_on) + 3 as last_on from legs l) l
    where t.kid is null and t.booked_on between l.first_on and l.last_on
  ), others as materialized (
    select
      b.format, b.format = f.format as is_same_format, b.format <> 'OCR_GIRO' and f.format <> 'OCR_GIRO' as are_both_camt,
      t.key, t.bank_reference, t.payer_account, t.booked_on, t.is_reversal, l.part, l.kid, l.amount_minor
    from file f
      cross join candidates c
      join app_public.bank_transactions t on t.id = c.id
      join app_public.bank_files b on b.id = t.bank_file_id
      cross join lateral app_private.bank_transaction_legs(coalesce(t.kid, t.text_kid), t.kid_parts, t.amount_minor) l (part, kid, amount_minor)
    where t.bank_file_id <> f.id and b.status = 'BOOKED' and t.kind = 'PAYMENT' and t.outcome in ('BOOKED', 'QUEUED', 'PAYOUT', 'KNOWN')
      and (b.format = f.format or not app_private.is_provisional_entry(t.id))
  ), ranked as materialized (
    select
      l.*,
      row_number() over (
        partition by l.kid, l.amount_minor, l.booked_on, l.is_reversal order by k.key is null, l.position, l.part
      ) as place
    from legs l
      left join (select o.key, bool_or(o.is_same_format) as is_same_format from others o group by o.key) k on k.key = l.key
    where l.kid is not null and k.is_same_format is not true
  ), own_days as (
    select o.kid, o.amount_minor, o.is_reversal, o.booked_on from others o where o.is_same_format
    union
    select l.kid, l.amount_minor, l.is_reversal, l.booked_on from legs l
  ), pairs as materialized (
    select
      r.id, r.part, r.place, o.format, o.is_same_format, o.key, o.part as other_part, r.booked_on = o.booked_on as is_same_day,
      not o.is_same_format and right(r.bank_reference, 9) = right(o.bank_reference, 9) and length(r.bank_reference) > 8 as is_same_reference,
      not o.is_same_format and r.booked_on <> o.booked_on and d.kid is null as is_near
    from ranked r
      join others o on o.kid = r.kid and o.amount_minor = r.amount_minor and o.is_reversal = r.is_reversal
      left join own_days d
        on d.kid = o.kid and d.amount_minor = o.amount_minor and d.is_reversal = o.is_reversal and d.booked_on = o.booked_on
    where abs(o.booked_on - r.booked_on) <= 3
  ), counted as (
    select
      p.id, p.part, p.place, p.format, p.is_same_format, count(distinct (p.key, p.other_part)) filter (where p.is_same_day) as times,
      bool_or(p.is_same_reference) as is_same_reference, bool_or(p.is_near) as is_near
    from pairs p
    group by p.id, p.part, p.place, p.format, p.is_same_format
  ), verdicts as (
    select
      c.id, c.part,
      bool_or(c.is_same_reference) or c.place + coalesce(max(c.times) filter (where c.is_same_format), 0)
        <= coalesce(max(c.times) filter (where not c.is_same_format), 0) as is_certain,
      bool_or(c.is_near) as is_near
    from counted c
    group by c.id, c.part, c.place
    union all
    select l.id, l.part, coalesce(bool_or(right(l.bank_reference, 9) = right(o.bank_reference, 9) and length(l.bank_reference) > 8), false), true
    from legs l join others o
      on o.kid is null and not o.is_same_format and o.amount_minor = l.amount_minor and o.booked_on = l.booked_on and o.is_reversal = l.is_reversal
    where l.kid is null and not (o.are_both_camt and l.bank_reference is not null and o.bank_reference is not null)
      and (l.payer_account = o.payer_account or l.payer_account is null or o.payer_account is null)
    group by l.id, l.part
  )
  select l.id, bool_and(coalesce(v.is_certain, false))
  from legs l left join verdicts v on v.id = l.id and v.part = l.part
  group by l.id
  having bool_or(v.is_certain or v.is_near)
$$;
comment on function app_private.repeated_bank_transactions(uuid) is
  'The transactions of a bank file that a booked file of another format has reported, by KID, amount and day or the bank''s reference; '
  'those that may be repeated only, as uncertain.';
