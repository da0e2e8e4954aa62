create or replace function app_private.remove_bank_rows(of_file uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  delete from app_public.bank_transactions t where t.bank_file_id = of_file;
  delete from app_public.bank_payment_statuses s where s.bank_file_id = of_file;
  delete from app_public.bank_statements s where s.bank_file_id = of_file;
end;
$$;
comment on function app_private.remove_bank_rows(uuid) is 'Removes what was read of a file that is not booked.';
