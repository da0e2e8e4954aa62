-- Payables are locked in the order of their ids before anything is posted, as post_journals() does, and invoices
-- of refunds before them, as in the reversal of a payment. Payouts that no longer pass their checks are left out.
-- Definer because the ledger is granted to no role.
create or replace function app_public.approve_payout_run(input jsonb) returns app_public.payout_runs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.payout_runs;
  v_held_reason app_public.payout_held_reason;
  v_payout_ids uuid[];
  v_account_ids uuid[];
begin
  perform app_private.require_finance(input, 'approve_payout_run');
  v_run := app_private.require_row(v_run, (input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_run.updated_at, input);
  perform app_private.require_transition('payout_runs', v_run.id, v_run.status::text, 'approve');
  perform app_private.require_transition('payouts', null, 'PROPOSED', 'send');
  perform app_private.stop_if_refused();

  if v_run.payout_on < app_hidden.today() then
    v_run.payout_on := app_hidden.next_bank_day(app_hidden.today() - 1);
    v_run.tax_due_on := app_hidden.next_bank_day(v_run.payout_on);
  end if;
  perform from app_public.invoices i
  where i.id in (
    select r.invoice_id from app_public.payouts p join app_public.client_refunds r on r.id = p.client_refund_id
    where p.payout_run_id = v_run.id and p.status = 'PROPOSED'
  )
  order by i.id for share;
  perform from app_public.finance_accounts a
  where a.freelance_profile_id in (select p.freelance_profile_id from app_public.payouts p where p.payout_run_id = v_run.id and p.status = 'PROPOSED')
  order by a.id for no key update;
  perform from app_public.client_refunds r
  where r.id in (select p.client_refund_id from app_public.payouts p where p.payout_run_id = v_run.id and p.status = 'PROPOSED')
  order by r.id for no key update;
  for v_held_reason, v_payout_ids in
    select c.held_reason, array_agg(c.payout_id order by c.payout_id) from app_private.check_payouts(v_run) c group by c.held_reason
  loop
    perform app_private.hold_payouts(v_payout_ids, v_held_reason);
  end loop;
  if not exists (select from app_public.payouts p where p.payout_run_id = v_run.id and p.status = 'PROPOSED') then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;

  perform app_private.batch_transitions('payouts');
  with posted as materialized (
    select * from app_private.post_payouts(v_run.id)
  ), sent as (
    update app_public.payouts p set status = 'SENT', sent_at = now(), journal_id = j.journal_id from posted j where p.id = j.payout_id
  )
  select array_agg(j.payout_id order by j.payout_id), array_agg(j.account_id order by j.payout_id) into v_payout_ids, v_account_ids
  from posted j;
  perform app_private.write_transitions('payouts', v_payout_ids, v_account_ids, 'SENT');
  update app_public.client_refunds r
  set status = app_private.require_transition('client_refunds', r.id, r.status::text, 'send')::app_public.client_refund_status
  from app_public.payouts p
  where p.payout_run_id = v_run.id and p.status = 'SENT' and r.id = p.client_refund_id;
  update app_public.payout_runs r set
    status = 'APPROVED', approved_at = now(), approved_by = app_hidden.current_user_id(),
    payout_on = v_run.payout_on, tax_due_on = v_run.tax_due_on,
    message_id = format('HONORAR-%s-%s-%s', to_char(v_run.payout_on, 'YYYYMMDD'), lpad(r.number::text, 6, '0'), right(r.id::text, 8))
  where r.id = v_run.id;
  perform app_private.enqueue('settlement/send_payout_run', jsonb_build_object('id', v_run.id), 'send_payout_run:' || v_run.id);
  return app_private.sum_payout_run(v_run.id);
end;
$$;
comment on function app_public.approve_payout_run(jsonb) is
'@performs payout_runs approve
@performs payouts send
@performs client_refunds send
Approves a proposed run: posts its payouts and has the file for the bank written. A payout that may no longer be made is held back. '
  'Operators with FINANCE who have neither proposed nor changed the run and are members of no account in it: else UNAUTHORIZED. INVALID id; '
  'INVALID_TRANSITION; INVALID_ACTION: nothing in it can be paid any more, and at updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, '
  'ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.approve_payout_run(jsonb) to app_operator;
