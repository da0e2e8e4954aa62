-- OCR giro and camt.054 book payments. A statement of the account checks: a payment that only it has waits, as it may still come with its
-- details, and so does one that another format may have brought. A file is classified when it is read and again when it is booked: only
-- rows that differ are written, since a file may bring 100 000.
create or replace function app_private.classify_bank_transactions(of_file uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  with payouts as materialized (
    select p.bank_transaction_id from app_private.bank_payouts(classify_bank_transactions.of_file) p
  ), known as materialized (
    select n.bank_transaction_id, n.is_certain from app_private.known_bank_transactions(classify_bank_transactions.of_file) n
  ), facts as (
    select
      t.id,
      case
        when t.bank_status <> 'BOOK' or t.amount_minor = 0 then 'IGNORED'
        when k.is_certain then 'KNOWN'
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
        when not k.is_certain then 'POSSIBLE_DUPLICATE'
        when t.kid_parts = '[]' then 'PARTS_DIFFER'
        when f.format = 'CAMT_053' and (t.kid is not null or t.text_kid is not null or t.kid_parts is not null) then 'STATEMENT_ONLY'
        else 'NO_KID'
      end as reason,
      coalesce(t.kid, t.text_kid) as kid, coalesce(t.kid, t.text_kid, t.kid_parts::text) is not null as has_kid
    from app_public.bank_transactions t
      join app_public.bank_files f on f.id = t.bank_file_id
      left join known k on k.bank_transaction_id = t.id
    where t.bank_file_id = classify_bank_transactions.of_file
  ), decided as (
    select
      f.id, i.id as invoice_id,
      case when f.outcome = 'QUEUED' and f.reason = 'NO_KID' and f.has_kid then 'BOOKED' else f.outcome end as outcome,
      case when f.outcome = 'QUEUED' and not (f.reason = 'NO_KID' and f.has_kid) then f.reason end as reason
    from facts f left join app_public.invoices i on i.kid = f.kid
  )
  update app_public.bank_transactions t set
    outcome = d.outcome::app_public.bank_transaction_outcome, reason = d.reason::app_public.bank_exception_reason, invoice_id = d.invoice_id
  from decided d
  where t.id = d.id and (t.outcome::text, t.reason::text, t.invoice_id) is distinct from (d.outcome, d.reason, d.invoice_id)
$$;
comment on function app_private.classify_bank_transactions(uuid) is
  'Classifies each transaction of a bank file by itself. Payments with a KID are BOOKED until match_bank_transactions() finds otherwise.';
