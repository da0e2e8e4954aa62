-- A transaction of a statement without details is known when a notification has brought all of its parts: banks give
-- the entry one reference in both.
create or replace function app_private.classify_bank_transactions(of_file uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  with payouts as materialized (
    select p.bank_transaction_id from app_private.bank_payouts(classify_bank_transactions.of_file) p
  ), facts as (
    select
      t.id,
      case
        when t.bank_status <> 'BOOK' or t.amount_minor = 0 then 'IGNORED'
        when exists (
          select from app_public.bank_transactions o join app_public.bank_files b on b.id = o.bank_file_id
          where o.key = t.key and o.bank_file_id <> t.bank_file_id and b.status = 'BOOKED' and o.outcome in ('BOOKED', 'QUEUED', 'PAYOUT')
        ) then 'KNOWN'
        when f.format = 'CAMT_053' and t.bank_reference is null and t.kind <> 'DIFFERENCE' and t.amount_minor = (
          select sum(o.amount_minor)
          from app_public.bank_transactions o join app_public.bank_files b on b.id = o.bank_file_id
          where o.entry_reference = t.entry_reference and o.bank_file_id <> t.bank_file_id and b.status = 'BOOKED'
            and o.outcome in ('BOOKED', 'QUEUED', 'PAYOUT') and o.booked_on is not distinct from t.booked_on
        ) then 'KNOWN'
        when exists (select from payouts p where p.bank_transaction_id = t.id) then 'PAYOUT'
        else 'QUEUED'
      end as outcome,
      case
        when t.amount_minor is null and t.original_currency is null then 'UNREADABLE'
        when t.is_reversal then 'REVERSED'
        when t.kind <> 'PAYMENT' then t.kind::text
        when t.amount_minor < 0 then 'DEBIT'
        when t.amount_minor is null then 'FOREIGN_CURRENCY'
        when t.is_return then 'RETURNED'
        when t.kid_parts = '[]' then 'PARTS_DIFFER'
        else 'NO_KID'
      end as reason,
      coalesce(t.kid, t.text_kid) as kid
    from app_public.bank_transactions t join app_public.bank_files f on f.id = t.bank_file_id
    where t.bank_file_id = classify_bank_transactions.of_file
  )
  update app_public.bank_transactions t set
    outcome = f.outcome::app_public.bank_transaction_outcome,
    reason = case f.outcome when 'QUEUED' then f.reason::app_public.bank_exception_reason end,
    invoice_id = i.id
  from facts f left join app_public.invoices i on i.kid = f.kid
  where t.id = f.id
$$;
comment on function app_private.classify_bank_transactions(uuid) is
  'Classifies each transaction of a bank file by itself. Payments that may match wait as NO_KID.';
