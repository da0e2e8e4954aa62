create or replace function app_hidden.may_approve_payout_run(payout_run_id uuid) returns boolean
language sql stable
as $$
  select not exists (select from app_public.payout_runs r where r.id = $1 and r.created_by = app_hidden.current_user_id())
    and not exists (
      select from app_public.payouts p
      where p.payout_run_id = $1 and (
        (p.status = 'HELD' and p.held_reason = 'OPERATOR' and p.held_by = app_hidden.current_user_id())
        or (p.status <> 'HELD' and coalesce(p.account_id, (
          select i.account_id from app_public.client_refunds r join app_public.invoices i on i.id = r.invoice_id
          where r.id = p.client_refund_id
        )) = any ((select app_hidden.current_own_account_ids())::uuid[]))
      )
    )
$$;
comment on function app_hidden.may_approve_payout_run(uuid) is
  'Condition of a step: the operator has neither proposed nor changed the run, and no account of their own is paid by it.';
grant execute on function app_hidden.may_approve_payout_run(uuid) to app_operator, app_worker;
