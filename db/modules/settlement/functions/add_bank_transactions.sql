-- A file comes in portions. Its reading gives the same rows each time, so a job that runs again adds those that are missing.
-- Definer because the worker writes no table.
create or replace function app_private.add_bank_transactions(of_file uuid, transactions jsonb) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.bank_transactions (
    bank_file_id, position, line, key, kind, bank_status, amount_minor, booked_on, is_reversal, is_return, original_amount,
    original_currency, kid, text_kid, kid_parts, payer_name, payer_account, payee_name, payee_account, message, end_to_end_id,
    payment_information_id, bank_reference, entry_reference, code
  )
  select
    f.id, t.position, t.line, t.key, t.kind, left(t.bank_status, 40), t.amount_minor, t.booked_on, t.is_reversal, t.is_return,
    left(t.original_amount, 40), left(t.original_currency, 10), t.kid, t.text_kid, t.kid_parts,
    left(app_hidden.tidy_text(t.payer_name), 200), left(t.payer_account, 50), left(app_hidden.tidy_text(t.payee_name), 200),
    left(t.payee_account, 50), left(app_hidden.tidy_text(t.message), 2000), left(t.end_to_end_id, 50), left(t.payment_information_id, 50),
    left(t.bank_reference, 100), left(t.entry_reference, 100), left(t.code, 100)
  from app_public.bank_files f cross join jsonb_populate_recordset(null::app_public.bank_transactions, transactions) t
  where f.id = add_bank_transactions.of_file and f.status = 'READING'
  on conflict (bank_file_id, position) do nothing
$$;
comment on function app_private.add_bank_transactions(uuid, jsonb) is
  'Adds transactions of a file of the bank that is being read, as objects by the names of the columns.';
grant execute on function app_private.add_bank_transactions(uuid, jsonb) to app_worker;
