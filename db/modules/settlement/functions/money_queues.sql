-- Each queue is a list of the console, so that the count and the list it leads to are of the same rows. Of proofs the newest one that
-- has ended counts: claims that failed earlier and hold again wait for nothing.
create or replace function app_hidden.money_queues() returns setof app_public.money_queue
language sql stable
as $$
  select 'bank_exceptions', 'WAITING', null::uuid, count(*)::int, coalesce(sum(e.waiting_minor), 0)::bigint
  from app_public.bank_exceptions e where e.status = 'WAITING'
  union all
  select 'payout_runs', 'PROPOSED', null, count(*)::int, coalesce(sum(r.amount_minor), 0)::bigint
  from app_public.payout_runs r where r.status = 'PROPOSED'
  union all
  select 'returned_payouts', null, null, count(*)::int, coalesce(sum(p.amount_minor), 0)::bigint from app_public.returned_payouts p
  union all
  select 'unexplained_statuses', null, null, count(*)::int, null::bigint from app_public.unexplained_statuses u
  union all
  select 'client_refunds', 'WAITING', null, count(*)::int, coalesce(sum(r.amount_minor), 0)::bigint
  from app_public.client_refunds r where r.status = 'WAITING'
  union all
  select 'transfers', 'DRAFT', null, count(*)::int, coalesce(sum(t.amount_minor), 0)::bigint
  from app_public.transfers t where t.status = 'DRAFT'
  union all
  select 'overdue_debts', null, null, count(*)::int, coalesce(sum(d.owed_minor), 0)::bigint from app_public.overdue_debts d
  union all
  select 'proof_runs', null, p.id, coalesce(p.failed_count, 0), null::bigint
  from (values (true)) always
    left join lateral (
      select r.id, r.failed_count from app_public.proof_runs r where r.status <> 'RUNNING' order by r.created_at desc, r.id desc limit 1
    ) p on true
$$;
comment on function app_hidden.money_queues() is
  'The queues of finance: the list with its status or the row concerned, the number and the sum.';
grant execute on function app_hidden.money_queues() to app_operator;
