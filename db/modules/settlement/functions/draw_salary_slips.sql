-- Computed in the transaction of the approval, so that they have the cards and the sums used for withholding tax. All slips of a run at
-- once: one by one, each read its claims four times.
create or replace function app_private.draw_salary_slips(payout_ids uuid[], payout_on date)
returns table (payout_id uuid, tax_card_id uuid, slip jsonb)
language sql stable
as $$
  with shares as (
    select
      s.payout_id, sum(s.platform_fee) as fee, sum(s.employer_tax) as employer, count(*) as claims,
      coalesce(sum(s.untaxed) filter (where s.invoice_id is not null), 0) as allowances,
      coalesce(sum(s.untaxed) filter (where s.invoice_id is null and not s.is_returned), 0) as adjustment,
      coalesce(sum(s.untaxed) filter (where s.is_returned), 0) as returned,
      coalesce(jsonb_agg(jsonb_build_object(
        'documentNumber', coalesce(n.document_number, i.document_number), 'isCreditNote', n.id is not null,
        'clientName', d.payload #>> '{client,name}', 'amount', s.platform_fee + s.employer_tax + s.gross_salary + s.untaxed,
        'platformFee', s.platform_fee, 'employerTax', s.employer_tax, 'grossSalary', s.gross_salary, 'allowances', s.untaxed,
        'estimatedTax', s.estimated_tax
      ) order by s.invoice_id, n.id nulls first) filter (where s.invoice_id is not null), '[]') as invoices
    from app_private.payout_shares(payout_ids) s
      left join app_public.invoices i on i.id = s.invoice_id
      left join app_public.credit_notes n on n.id = s.credit_note_id
      left join app_private.invoice_documents d on d.invoice_id = i.id
    group by s.payout_id
  )
  select p.id, card.id, app_private.draw_pay_parties(p.freelance_profile_id) || jsonb_build_object(
    'period', w.period, 'payoutDate', draw_salary_slips.payout_on,
    'accountEnding', right(app_hidden.normal_account_number(p.account_number), 4),
    'taxCard', case when card.id is not null then jsonb_build_object(
      'kind', card.kind, 'percent', card.percent, 'freeLimit', card.free_limit_minor
    ) end,
    'taxPercent', b.percent, 'taxed', b.taxed, 'estimatedTax', p.estimated_tax_minor,
    'taxReasons', app_private.tax_reasons(card, b.taxed, b.percent, p.estimated_tax_minor, p.salary_tax_minor, s.claims),
    'invoices', s.invoices, 'allowances', coalesce(u.allowances, '[]'), 'taxedAllowances', coalesce(t.allowances, '[]'),
    'adjustment', s.adjustment, 'returned', s.returned, 'amount', s.fee + s.employer + p.gross_salary_minor + s.allowances,
    'platformFee', s.fee, 'employerTax', s.employer, 'grossSalary', p.gross_salary_minor,
    'tax', p.salary_tax_minor, 'attachment', p.attachment_minor, 'attachmentReference', o.reference,
    'payout', p.amount_minor, 'allowancesTotal', s.allowances
  )
  from app_public.payouts p
    join shares s on s.payout_id = p.id
    cross join lateral app_private.tax_card_on(p.freelance_profile_id, draw_salary_slips.payout_on) card
    cross join lateral app_private.withholding_basis(p.freelance_profile_id, p.gross_salary_minor, draw_salary_slips.payout_on, p.id) b
    left join app_public.attachment_orders o on p.attachment_minor > 0 and o.freelance_profile_id = p.freelance_profile_id
      and daterange(o.starts_on, o.ends_on, '[]') @> draw_salary_slips.payout_on
    left join app_private.draw_slip_periods(payout_ids) w on w.payout_id = p.id
    left join app_private.draw_slip_allowances(payout_ids) u on u.payout_id = p.id
    left join app_private.draw_taxed_allowances(payout_ids) t on t.payout_id = p.id
  where p.id = any (payout_ids)
$$;
comment on function app_private.draw_salary_slips(uuid[], date) is
  'The contents of payouts'' salary slips, from the rows as they are now, each with its tax card; without the sums of the year and the '
  'national number.';
