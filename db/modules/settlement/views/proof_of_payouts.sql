-- A payout is recorded by its run, its items, its journals and the account of payouts on their way.
create or replace view app_private.proof_of_payouts (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'PAYOUTS_ARE_POSTED', 'payouts', p.id, p.id::text,
    coalesce(sum(e.amount_minor), 0) = case p.status when 'SENT' then -p.amount_minor else 0 end
  from app_public.payouts p
  left join app_public.journals j on j.id = p.journal_id or j.reverses_id = p.journal_id or j.key = 'payout:' || p.id || ':paid'
  left join app_public.journal_entries e
    on e.journal_id = j.id and e.finance_account_id = (select app_private.finance_account_id('PAYOUT_CLEARING'))
  group by p.id
  union all
  select 'CLEARING_HOLDS_PAYOUTS', 'finance_accounts', a.id, a.code, coalesce(sum(e.amount_minor), 0) = -(
    select coalesce(sum(p.amount_minor), 0) from app_public.payouts p where p.status = 'SENT'
  )
  from app_public.finance_accounts a left join app_public.journal_entries e on e.finance_account_id = a.id
  where a.kind = 'PAYOUT_CLEARING'
  group by a.id
  union all
  select 'PAYOUTS_PAY_ITEMS', 'payouts', p.id, p.id::text, p.payable_minor = coalesce(i.amount, 0)
    and p.gross_salary_minor = coalesce(i.gross, 0) and p.estimated_tax_minor = coalesce(i.estimated, 0)
    and coalesce(e.amount_minor, p.payable_minor) = p.payable_minor
  from app_public.payouts p
  left join lateral (
    select sum(i.amount_minor) as amount, sum(i.gross_salary_minor) as gross, sum(i.estimated_tax_minor) as estimated
    from app_public.payout_items i
    where i.payout_id = p.id
  ) i on true
  left join app_public.finance_accounts a on a.freelance_profile_id = p.freelance_profile_id
  left join app_public.journal_entries e on e.journal_id = p.journal_id and e.finance_account_id = a.id
  where p.status <> 'HELD' and p.client_refund_id is null
  union all
  select 'ITEMS_ARE_OWED', 'payout_items', i.id, i.id::text, e.amount_minor is not distinct from -i.amount_minor
  from app_public.payout_items i
  join app_public.payouts p on p.id = i.payout_id
  left join app_public.finance_accounts a on a.freelance_profile_id = p.freelance_profile_id
  left join app_public.journal_entries e on e.journal_id = i.journal_id and e.finance_account_id = a.id
  union all
  select 'JOURNALS_ARE_PAID_ONCE', 'journals', i.journal_id, i.journal_id::text, count(*) filter (where p.status not in ('HELD', 'REJECTED')) <= 1
  from app_public.payout_items i join app_public.payouts p on p.id = i.payout_id
  group by i.journal_id
  union all
  select 'RUNS_KNOW_SUMS', 'payout_runs', r.id, r.number::text, r.payout_count = count(p.id) filter (where k.is_paid)
    and r.amount_minor = coalesce(sum(p.amount_minor) filter (where k.is_paid), 0)
    and r.salary_tax_minor = coalesce(sum(p.salary_tax_minor) filter (where k.is_paid), 0)
    and r.attachment_minor = coalesce(sum(p.attachment_minor) filter (where k.is_paid), 0)
  from app_public.payout_runs r
  left join app_public.payouts p on p.payout_run_id = r.id
  cross join lateral (select p.status in ('PROPOSED', 'SENT', 'PAID', 'RETURNED') as is_paid) k
  group by r.id;

revoke all on app_private.proof_of_payouts from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_payouts is 'Redundant records of payouts that must agree.';
