-- A bank reports the same payment several times and in any order, and only some statuses move money: ACSC, ACCC and a
-- booked debit pay, RJCT and CANC reject, RTRN returns the money of a paid one. Others are stored if they are further
-- along than the last. A status that contradicts the books moves nothing, and the caller queues it. Definer because the
-- worker writes no table.
create or replace function app_private.record_payout_status(end_to_end_id text, status text, reason text, occurred_on date) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payout app_public.payouts;
  v_run app_public.payout_runs;
  v_code constant text := upper(btrim(record_payout_status.status));
  v_occurred_on constant date := coalesce(record_payout_status.occurred_on, app_hidden.today());
  v_reason constant text := nullif(left(btrim(record_payout_status.reason), 2000), '');
  v_order constant text[] := app_private.bank_progress();
begin
  select r.* into v_run from app_public.payout_runs r
  where r.id = (select p.payout_run_id from app_public.payouts p where p.end_to_end_id = record_payout_status.end_to_end_id) for no key update;
  select p.* into v_payout from app_public.payouts p where p.end_to_end_id = record_payout_status.end_to_end_id for no key update;
  if v_payout.sent_at is null or v_run.file_id is null then
    return false;
  end if;
  if v_code = any ('{ACSC,ACCC,BOOK}') then
    if v_payout.status = 'SENT' then
      perform app_private.settle_payout(v_payout, 'confirm', v_occurred_on, null);
    end if;
    return v_payout.status <> 'REJECTED';
  elsif v_code = any ('{RJCT,CANC}') then
    if v_payout.status = 'SENT' then
      perform app_private.settle_payout(v_payout, 'reject', v_occurred_on, v_reason);
    end if;
    return v_payout.status in ('SENT', 'REJECTED');
  elsif v_code = 'RTRN' then
    if v_payout.status = 'SENT' then
      v_payout := app_private.settle_payout(v_payout, 'confirm', v_occurred_on, null);
    end if;
    if v_payout.status = 'PAID' then
      v_payout := app_private.settle_payout(v_payout, 'return', v_occurred_on, v_reason);
    end if;
    return v_payout.status = 'RETURNED';
  end if;
  update app_public.payouts p set bank_status = left(v_code, 35)
  where p.id = v_payout.id and p.status = 'SENT' and v_code <> ''
    and coalesce(array_position(v_order, v_code), 7) >= coalesce(array_position(v_order, p.bank_status), 0)
    and p.bank_status is distinct from left(v_code, 35);
  return true;
end;
$$;
comment on function app_private.record_payout_status(text, text, text, date) is
  'Applies the bank''s status of a payout, by its EndToEndId. False when no sent payout has the id, or when the '
  'status contradicts the books.';
grant execute on function app_private.record_payout_status(text, text, text, date) to app_worker;
