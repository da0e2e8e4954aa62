-- As add_bank_transactions. Definer because the worker writes no table.
create or replace function app_private.add_bank_payment_statuses(of_file uuid, statuses jsonb) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.bank_payment_statuses (
    bank_file_id, position, line, original_message_id, payment_information_id, end_to_end_id, bank_status, is_inherited, reason_code,
    message
  )
  select
    f.id, s.position, s.line, left(s.original_message_id, 100), left(s.payment_information_id, 100), left(s.end_to_end_id, 100),
    left(s.bank_status, 40), s.is_inherited, left(s.reason_code, 100), left(s.message, 2000)
  from app_public.bank_files f cross join jsonb_populate_recordset(null::app_public.bank_payment_statuses, statuses) s
  where f.id = add_bank_payment_statuses.of_file and f.status = 'READING'
  on conflict (bank_file_id, position) do nothing
$$;
comment on function app_private.add_bank_payment_statuses(uuid, jsonb) is
  'Adds the statuses that a pain.002 which is being read gives to payments of ours, as objects by the names of the columns.';
grant execute on function app_private.add_bank_payment_statuses(uuid, jsonb) to app_worker;
