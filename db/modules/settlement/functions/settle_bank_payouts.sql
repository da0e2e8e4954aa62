-- A status of an unknown payout, or one that contradicts the ledger, waits for an operator if it reports that money moved or did not.
-- A status of a group whose payments have their own statuses is superseded by these and needs no operator.
create or replace function app_private.settle_bank_payouts(of_file uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row record;
  v_is_taken boolean;
begin
  for v_row in
    select b.*, case when b.bank_status = 'RTRN' then split_part(t.message, E'\n', 1) end as reason from app_private.bank_payouts(of_file) b
      join app_public.bank_transactions t on t.id = b.bank_transaction_id and t.outcome = 'PAYOUT'
    order by b.position, b.end_to_end_id
  loop
    perform app_private.record_payout_status(
      v_row.end_to_end_id, v_row.bank_status, v_row.reason, coalesce(v_row.booked_on, app_hidden.today())
    );
  end loop;
  for v_row in select s.* from app_private.bank_payout_statuses(of_file) s order by s.position, s.end_to_end_id loop
    v_is_taken := app_private.record_payout_status(v_row.end_to_end_id, v_row.bank_status, v_row.reason, app_hidden.today());
    update app_public.bank_payment_statuses s set is_taken = coalesce(s.is_taken, true) and v_is_taken where s.id = v_row.status_id;
  end loop;
  update app_public.bank_payment_statuses s set
    is_taken = false,
    queued_at = case
      when upper(btrim(s.bank_status)) = any (app_private.bank_progress()) then null
      when s.is_taken is null and s.end_to_end_id is null and exists (
        select from app_public.payout_runs r where r.message_id = s.original_message_id
      ) and exists (
        select from app_public.bank_payment_statuses o
        where o.bank_file_id = of_file and o.original_message_id = s.original_message_id and o.end_to_end_id is not null
      ) then null
      else now()
    end
  where s.bank_file_id = of_file and s.is_taken is not true;
end;
$$;
comment on function app_private.settle_bank_payouts(uuid) is
  'Books the statuses of payouts in a bank file: debited, rejected or returned.';
