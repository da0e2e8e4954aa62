-- Whatever the books say twice is compared here, so that a sum that was lost, doubled or invented is found, whoever wrote it.
create or replace function app_private.proof() returns table (claim text, looked_at bigint, failed bigint, examples text[])
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with facts (claim, subject, holds) as (
    select 'journals sum to 0', j.key, coalesce(sum(e.amount_minor), 1) = 0
    from app_public.journals j left join app_public.journal_entries e on e.journal_id = j.id
    group by j.id
    union all
    select 'payables keep the sum of their entries', a.code, a.balance_minor = -coalesce(sum(e.amount_minor), 0)
    from app_public.finance_accounts a left join app_public.journal_entries e on e.finance_account_id = a.id
    where a.kind = 'PAYABLE'
    group by a.id
    union all
    select 'payments are on the bank account', p.id::text, e.amount_minor is not distinct from p.amount_minor
    from app_public.payments p
    left join app_public.journal_entries e
      on e.journal_id = p.journal_id
      and e.finance_account_id in (app_private.finance_account_id('BANK'), app_private.finance_account_id('UNEXPLAINED'))
    union all
    select 'what waits lies in unexplained', '2990', coalesce((
      select -sum(e.amount_minor)
      from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id and j.kind <> 'TRANSFER'
      where e.finance_account_id = app_private.finance_account_id('UNEXPLAINED')
    ), 0) = coalesce((select sum(x.waiting_minor) from app_public.bank_exceptions x), 0)
    union all
    select 'booked transactions became payments', t.id::text, t.amount_minor = coalesce(sum(p.amount_minor), 0)
    from app_public.bank_transactions t
    join app_public.bank_files f on f.id = t.bank_file_id and f.status = 'BOOKED'
    left join app_public.payments p on p.bank_transaction_id = t.id
    where t.outcome = 'BOOKED'
    group by t.id
    union all
    select 'the bank account is what the bank says', s.closed_on::text, s.closing_minor = coalesce((
      select sum(e.amount_minor)
      from app_public.journal_entries e join app_public.journals j on j.id = e.journal_id
      where e.finance_account_id = app_private.finance_account_id('BANK') and j.occurred_on <= s.closed_on
    ), 0)
    from (
      select s.closed_on, s.closing_minor
      from app_public.bank_statements s join app_public.bank_files f on f.id = s.bank_file_id and f.status = 'BOOKED'
      where num_nulls(s.closed_on, s.closing_minor) = 0
      order by s.closed_on desc, s.id desc
      limit 1
    ) s
    union all
    select 'invoices know what was paid', i.document_number, i.paid_minor = coalesce(sum(p.amount_minor), 0)
    from app_public.invoices i left join app_public.payments p on p.invoice_id = i.id
    where i.published_at is not null
    group by i.id
    union all
    select 'what is not split lies in the client''s funds', i.document_number, coalesce(sum(e.amount_minor), 0) = case
      when exists (
        select from app_public.journals s
        where s.invoice_id = i.id and s.kind = 'SPLIT'
          and not exists (select from app_public.journals r where r.reverses_id = s.id)
      ) then 0
      else -i.paid_minor
    end
    from app_public.invoices i
    left join app_public.journals j on j.invoice_id = i.id and j.kind <> 'TRANSFER'
    left join app_public.journal_entries e
      on e.journal_id = j.id and e.finance_account_id = app_private.finance_account_id('CLIENT_FUNDS')
    where i.published_at is not null
    group by i.id
    union all
    select 'payouts on their way are on their account', p.id::text,
      coalesce(sum(e.amount_minor), 0) = case p.status when 'SENT' then -p.amount_minor else 0 end
    from app_public.payouts p
    left join app_public.journals j on j.id = p.journal_id or j.reverses_id = p.journal_id or j.key = 'payout:' || p.id || ':paid'
    left join app_public.journal_entries e
      on e.journal_id = j.id and e.finance_account_id = app_private.finance_account_id('PAYOUT_CLEARING')
    group by p.id
    union all
    select 'the account of payouts on their way holds them alone', a.code, coalesce(sum(e.amount_minor), 0) = -(
      select coalesce(sum(p.amount_minor), 0) from app_public.payouts p where p.status = 'SENT'
    )
    from app_public.finance_accounts a left join app_public.journal_entries e on e.finance_account_id = a.id
    where a.kind = 'PAYOUT_CLEARING'
    group by a.id
    union all
    select 'payouts pay what their items are owed', p.id::text, p.payable_minor = coalesce(i.amount, 0)
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
    where p.status <> 'HELD'
    union all
    select 'items are what their journals owe', i.id::text, e.amount_minor is not distinct from -i.amount_minor
    from app_public.payout_items i
    join app_public.payouts p on p.id = i.payout_id
    left join app_public.finance_accounts a on a.freelance_profile_id = p.freelance_profile_id
    left join app_public.journal_entries e on e.journal_id = i.journal_id and e.finance_account_id = a.id
    union all
    select 'journals are paid out once', i.journal_id::text, count(*) filter (where p.status not in ('HELD', 'REJECTED')) <= 1
    from app_public.payout_items i join app_public.payouts p on p.id = i.payout_id
    group by i.journal_id
    union all
    select 'runs know what they pay', r.number::text, r.payout_count = count(p.id) filter (where k.is_paid)
      and r.amount_minor = coalesce(sum(p.amount_minor) filter (where k.is_paid), 0)
      and r.salary_tax_minor = coalesce(sum(p.salary_tax_minor) filter (where k.is_paid), 0)
      and r.attachment_minor = coalesce(sum(p.attachment_minor) filter (where k.is_paid), 0)
    from app_public.payout_runs r
    left join app_public.payouts p on p.payout_run_id = r.id
    cross join lateral (select p.status in ('PROPOSED', 'SENT', 'PAID', 'RETURNED') as is_paid) k
    group by r.id
    union all
    select 'withheld tax is what payouts withhold and open invoices estimate', a.code, coalesce(sum(e.amount_minor), 0) = -(
      select coalesce(sum(p.salary_tax_minor), 0) from app_public.payouts p where p.status in ('SENT', 'PAID', 'RETURNED')
    ) - (
      select coalesce(sum(-w.amount_minor), 0)
      from app_public.journal_entries w
      join app_public.journals j on j.id = w.journal_id
      left join app_public.journals r on r.id = j.reverses_id
      where w.finance_account_id = a.id and j.kind not in ('PAYOUT', 'TRANSFER') and r.kind is distinct from 'PAYOUT'
        and not exists (
          select from app_public.payout_items i join app_public.payouts p on p.id = i.payout_id
          where i.journal_id = j.id and p.status in ('SENT', 'PAID', 'RETURNED')
        )
    )
    from app_public.finance_accounts a
    left join app_public.journals j on j.kind <> 'TRANSFER'
    left join app_public.journal_entries e on e.journal_id = j.id and e.finance_account_id = a.id
    where a.kind = 'WITHHELD_TAX'
    group by a.id
    union all
    select 'payouts to individuals have their salary slip', p.end_to_end_id,
      s.id is not null and s.withdrawn_at is null and (s.issued_at is not null) = (p.status <> 'SENT')
      and (s.payout_amount_minor, s.salary_tax_amount_minor, coalesce(s.attachment_minor, 0), s.gross_salary_minor)
        = (p.amount_minor, p.salary_tax_minor, p.attachment_minor, p.gross_salary_minor)
    from app_public.payouts p
    join app_public.freelance_profiles f on f.id = p.freelance_profile_id and f.freelance_type = 'INDIVIDUAL'
    left join app_public.salary_slips s on s.payout_id = p.id
    where p.status in ('SENT', 'PAID', 'RETURNED')
    union all
    select 'salary slips say what was withheld and paid', s.id::text, d.id is not null
      and (d.payload ->> 'payout')::bigint = s.payout_amount_minor and (d.payload ->> 'tax')::bigint = s.salary_tax_amount_minor
      and (d.payload ->> 'attachment')::bigint = coalesce(s.attachment_minor, 0) and (d.payload ->> 'grossSalary')::bigint = s.gross_salary_minor
    from app_public.salary_slips s
    left join app_private.salary_slip_documents d on d.salary_slip_id = s.id
    union all
    select 'invoice numbers have no gap', p.profile_number::text, max(i.invoice_number) - min(i.invoice_number) + 1 = count(*)
    from app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id
    where i.invoice_number is not null
    group by p.id
    union all
    select 'credit note numbers have no gap', p.profile_number::text, max(n.credit_note_number) = count(*)
    from app_public.credit_notes n join app_public.freelance_profiles p on p.id = n.freelance_profile_id
    where n.credit_note_number is not null
    group by p.id
  )
  select
    f.claim, count(*), count(*) filter (where not f.holds),
    (array_agg(f.subject order by f.subject) filter (where not f.holds))[1:5]
  from facts f
  group by f.claim
  order by f.claim
$$;
comment on function app_private.proof() is
  'Compares everything that the books say twice: for each claim how many rows were looked at, how many fail it, and up to five of these.';
