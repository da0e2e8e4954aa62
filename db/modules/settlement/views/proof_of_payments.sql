-- Payments are recorded by the bank files, the invoices and the ledger, so each is compared with the others.
create or replace view app_private.proof_of_payments (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'PAYMENTS_ARE_POSTED', 'payments', p.id, p.id::text, e.amount_minor is not distinct from p.amount_minor
  from app_public.payments p
  left join app_public.journal_entries e
    on e.journal_id = p.journal_id
    and e.finance_account_id in ((select app_private.finance_account_id('BANK')), (select app_private.finance_account_id('UNEXPLAINED')))
  union all
  select 'WAITING_IS_UNEXPLAINED', null, null::uuid, '2990', coalesce((
    select -sum(e.amount_minor)
    from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id and j.kind <> 'TRANSFER'
    where e.finance_account_id = (select app_private.finance_account_id('UNEXPLAINED'))
  ), 0) = coalesce((select sum(x.waiting_minor) from app_public.bank_exceptions x), 0)
  union all
  select 'TRANSACTIONS_BECAME_PAYMENTS', 'bank_transactions', t.id, t.id::text, t.amount_minor = coalesce(sum(p.amount_minor), 0)
  from app_public.bank_transactions t
  join app_public.bank_files f on f.id = t.bank_file_id and f.status = 'BOOKED'
  left join app_public.payments p on p.bank_transaction_id = t.id and exists (
    select from app_public.journal_entries e
    where e.journal_id = p.journal_id and e.finance_account_id = (select app_private.finance_account_id('BANK'))
  )
  where t.outcome = 'BOOKED'
  group by t.id
  union all
  select 'BANK_BALANCE_AGREES', 'bank_statements', s.id, s.closed_on::text, s.closing_minor = coalesce((
    select sum(e.amount_minor)
    from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
    where e.finance_account_id = (select app_private.finance_account_id('BANK')) and coalesce(j.original_on, j.occurred_on) <= s.closed_on
  ), 0)
  from (
    select s.id, s.closed_on, s.closing_minor
    from app_public.bank_statements s join app_public.bank_files f on f.id = s.bank_file_id and f.status = 'BOOKED'
    where num_nulls(s.closed_on, s.closing_minor) = 0
    order by s.closed_on desc, s.id desc
    limit 1
  ) s
  union all
  select 'INVOICES_KNOW_PAID', 'invoices', i.id, i.document_number, i.paid_minor = coalesce(sum(p.amount_minor), 0)
  from app_public.invoices i left join app_public.payments p on p.invoice_id = i.id
  where i.published_at is not null
  group by i.id
  union all
  select 'UNSPLIT_IS_CLIENT_FUNDS', 'invoices', i.id, i.document_number, coalesce(sum(e.amount_minor), 0)
    = coalesce(case when i.resolved_at is not null or i.nullified_at is not null then (app_private.settled_parts(i)).total end, 0)
    - i.paid_minor + coalesce((
      select sum(r.amount_minor) from app_public.client_refunds r where r.invoice_id = i.id and r.status in ('SENT', 'PAID')
        and r.transfer_id is null
    ), 0)
  from app_public.invoices i
  left join app_public.journals j on j.invoice_id = i.id and j.kind <> 'TRANSFER'
  left join app_public.journal_entries e
    on e.journal_id = j.id and e.finance_account_id = (select app_private.finance_account_id('CLIENT_FUNDS'))
  where i.published_at is not null
  group by i.id;

revoke all on app_private.proof_of_payments from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_payments is 'Redundant records of payments that must agree.';
