-- Runs again after a worker was killed, and finds either nothing done or all. Invoices are locked in the order of their ids before it
-- is decided what they take, then waiting money that the file may replace, and payables before the payments, so that no two bookings
-- wait for each other. The ids are looked up first: a condition on KID or id would compare every invoice with every payment. Definer
-- because the worker writes no table.
create or replace function app_private.post_bank_file(id uuid) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file app_public.bank_files;
  v_provisional uuid[];
begin
  perform app_private.lock_bank_files();
  select f.* into v_file from app_public.bank_files f where f.id = $1 and f.status = 'BOOKING' for no key update;
  if not found then
    return null;
  end if;
  perform app_private.lock_bank_payouts(v_file.id);
  perform from app_public.invoices i
  where i.id in (
    select k.id
    from app_public.invoices k join (
      select coalesce(t.kid, t.text_kid) from app_public.bank_transactions t where t.bank_file_id = v_file.id
      union
      select p ->> 'kid'
      from app_public.bank_transactions t, jsonb_array_elements(t.kid_parts) p
      where t.bank_file_id = v_file.id and t.kid_parts is not null
    ) t (kid) on t.kid = k.kid
    union all
    select r.invoice_id
    from app_public.payouts p join app_public.client_refunds r on r.id = p.client_refund_id
    where p.end_to_end_id in (
      select b.end_to_end_id from app_private.bank_payouts(v_file.id) b
      union all select s.end_to_end_id from app_private.bank_payout_statuses(v_file.id) s
    )
  )
  order by i.id for no key update;
  v_provisional := app_private.provisional_exceptions(v_file.id);
  perform app_private.plan_bank_file(v_file.id);
  perform from app_public.finance_accounts a
  where a.freelance_profile_id in (
    select i.freelance_profile_id
    from app_private.bank_payment_parts(v_file.id) p join app_public.invoices i on i.id = p.invoice_id
    union all
    select p.freelance_profile_id from app_public.payouts p
    where p.end_to_end_id in (
      select b.end_to_end_id from app_private.bank_payouts(v_file.id) b
      union all select s.end_to_end_id from app_private.bank_payout_statuses(v_file.id) s
    )
  )
  order by a.id for no key update;
  perform app_private.book_payments(array(
    select jsonb_populate_record(null::app_public.payments, jsonb_build_object(
      'invoice_id', p.invoice_id, 'source', 'BANK', 'amount_minor', p.amount_minor, 'bank_transaction_id', p.bank_transaction_id,
      'paid_on', coalesce(p.booked_on, app_hidden.today())
    ))
    from app_private.bank_payment_parts(v_file.id) p
    order by p.position, p.part
  ));
  perform app_private.settle_bank_payouts(v_file.id);
  perform app_private.queue_bank_transactions(v_file.id);
  v_file := app_private.move_row(v_file, v_file.id, 'complete');
  perform app_private.replace_provisional_entries(v_provisional);
  return format('%s booked, %s queued, %s known', v_file.booked_count, v_file.queued_count, v_file.known_count);
end;
$$;
comment on function app_private.post_bank_file(uuid) is
'@task settlement
Books a file of the bank: payments of invoices, and the rest as money that waits for an explanation. Safe to run twice.';
grant execute on function app_private.post_bank_file(uuid) to app_worker;
