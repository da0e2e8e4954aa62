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
