create or replace function app_private.bank_payment_parts(of_file uuid)
returns table (bank_transaction_id uuid, "position" int, part bigint, amount_minor bigint, invoice_id uuid, booked_on date, is_guess boolean)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select t.id, t.position, 1::bigint, t.amount_minor, t.invoice_id, t.booked_on, t.kid is null
  from app_public.bank_transactions t
  where t.bank_file_id = bank_payment_parts.of_file and t.kid_parts is null and t.outcome = 'BOOKED'
  union all
  select t.id, t.position, p.part, (p.value ->> 'amountMinor')::bigint, i.id, t.booked_on, false
  from app_public.bank_transactions t
    cross join jsonb_array_elements(t.kid_parts) with ordinality p (value, part)
    left join app_public.invoices i on i.kid = p.value ->> 'kid'
  where t.bank_file_id = bank_payment_parts.of_file and t.kid_parts is not null and t.outcome = 'BOOKED'
$$;
comment on function app_private.bank_payment_parts(uuid) is
  'The payments of a bank file that are to be booked or are booked, split by KID; without an invoice for an unknown KID. '
  'A guess is a KID found only in the free text.';
