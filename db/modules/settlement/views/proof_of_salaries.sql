-- Payouts, salary slips and the ledger must agree on withheld amounts.
create or replace view app_private.proof_of_salaries (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'WITHHELD_TAX_AGREES', 'finance_accounts', a.id, a.code, coalesce(sum(e.amount_minor), 0) = -(
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
  select 'PAYOUTS_HAVE_SLIPS', 'payouts', p.id, p.end_to_end_id,
    s.id is not null and s.withdrawn_at is null and (s.issued_at is not null) = (p.status <> 'SENT')
    and (s.payout_amount_minor, s.salary_tax_amount_minor, coalesce(s.attachment_minor, 0), s.gross_salary_minor)
      = (p.amount_minor, p.salary_tax_minor, p.attachment_minor, p.gross_salary_minor)
  from app_public.payouts p
  join app_public.freelance_profiles f on f.id = p.freelance_profile_id and f.freelance_type = 'INDIVIDUAL'
  left join app_public.salary_slips s on s.payout_id = p.id
  where p.status in ('SENT', 'PAID', 'RETURNED')
  union all
  select 'SLIPS_SAY_PAID', 'salary_slips', s.id, s.id::text, d.id is not null
    and (d.payload ->> 'payout')::bigint = s.payout_amount_minor and (d.payload ->> 'tax')::bigint = s.salary_tax_amount_minor
    and (d.payload ->> 'attachment')::bigint = coalesce(s.attachment_minor, 0) and (d.payload ->> 'grossSalary')::bigint = s.gross_salary_minor
  from app_public.salary_slips s
  left join app_private.salary_slip_documents d on d.salary_slip_id = s.id;

revoke all on app_private.proof_of_salaries from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_salaries is 'Redundant records of pay that must agree.';
