-- Documents, ledger and payouts must agree on the rest after credit notes, write-offs and refunds.
create or replace view app_private.proof_of_credits (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'SPLIT_IS_WHAT_IS_LEFT', 'invoices', i.id, i.document_number,
    (coalesce(s.vat, 0), coalesce(s.fee, 0), coalesce(s.employer, 0), coalesce(s.tax, 0), coalesce(s.payout, 0))
      = (p.vat, p.platform_fee, p.employer_tax, p.salary_tax, p.payout)
  from app_public.invoices i
  cross join lateral app_private.settled_parts(i) p
  left join lateral (
    select
      -sum(e.amount_minor) filter (where a.kind = 'VAT') as vat, -sum(e.amount_minor) filter (where a.kind = 'PLATFORM_FEE') as fee,
      -sum(e.amount_minor) filter (where a.kind = 'EMPLOYER_TAX') as employer,
      -sum(e.amount_minor) filter (where a.kind = 'WITHHELD_TAX') as tax, -sum(e.amount_minor) filter (where a.kind = 'PAYABLE') as payout
    from app_public.journals j
    join app_public.journal_entries e on e.journal_id = j.id
    join app_public.finance_accounts a on a.id = e.finance_account_id
    where j.invoice_id = i.id and j.kind <> 'TRANSFER'
  ) s on true
  where i.resolved_at is not null and exists (select from app_public.journals j where j.invoice_id = i.id and j.kind = 'SPLIT')
  union all
  select 'CLIENTS_ARE_OWED_EXCESS', 'invoices', i.id, i.document_number, i.paid_minor - p.total = coalesce((
    select sum(r.amount_minor) from app_public.client_refunds r where r.invoice_id = i.id and r.status <> 'CANCELLED'
  ), 0)
  from app_public.invoices i cross join lateral app_private.settled_parts(i) p
  where i.resolved_at is not null or i.nullified_at is not null
  union all
  select 'REPAID_IS_CLIENT_FUNDS', 'client_refunds', r.id, r.id::text, coalesce(sum(e.amount_minor), 0) = case
    when r.status in ('WAITING', 'READY') then -r.amount_minor else 0
  end
  from app_public.client_refunds r
  -- Each journal once, however many runs the refund has been in.
  left join lateral (
    with posted (id) as (
      select r.journal_id union select r.settled_journal_id union select p.journal_id from app_public.payouts p where p.client_refund_id = r.id
    )
    select o.id from posted o
    union
    select j.id from app_public.journals j join posted o on j.reverses_id = o.id
    union
    select j.id from app_public.journals j join app_public.payouts p on j.key = 'payout:' || p.id || ':returned' where p.client_refund_id = r.id
  ) j on true
  left join app_public.journal_entries e
    on e.journal_id = j.id and e.finance_account_id = (select app_private.finance_account_id('CLIENT_FUNDS'))
  where r.bank_exception_id is not null
  group by r.id
  union all
  select 'REFUNDS_ARE_PAYOUTS', 'client_refunds', r.id, r.id::text, case when r.settled_journal_id is null then (
    select count(*) from app_public.payouts p
    where p.client_refund_id = r.id and p.status::text = r.status::text and p.amount_minor = r.amount_minor
  ) = 1 else r.status = 'PAID' and r.amount_minor = (
    select coalesce(sum(e.amount_minor), 0) from app_public.journal_entries e
    where e.journal_id = r.settled_journal_id and e.finance_account_id = (select app_private.finance_account_id('CLIENT_FUNDS'))
  ) and not exists (
    select from app_public.payouts p where p.client_refund_id = r.id and p.status in ('SENT', 'PAID')
  ) end
  from app_public.client_refunds r
  where r.status in ('SENT', 'PAID');

revoke all on app_private.proof_of_credits from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_credits is
  'Redundant records of credit notes, write-offs and refunds of clients that must agree.';
