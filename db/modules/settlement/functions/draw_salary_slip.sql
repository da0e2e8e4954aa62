-- Computed in the transaction of the approval, so that it has the card and the sums used for withholding tax.
create or replace function app_private.draw_salary_slip(payout app_public.payouts, payout_on date) returns jsonb
language plpgsql stable
as $$
declare
  v_card constant app_public.tax_cards := app_private.tax_card_on(payout.freelance_profile_id, draw_salary_slip.payout_on);
  v_basis record;
  v_order app_public.attachment_orders;
  v_shares jsonb;
  v_sums record;
begin
  select b.* into v_basis
  from app_private.withholding_basis(payout.freelance_profile_id, payout.gross_salary_minor, draw_salary_slip.payout_on, payout.id) b;
  if payout.attachment_minor > 0 then
    select a.* into v_order from app_public.attachment_orders a
    where a.freelance_profile_id = payout.freelance_profile_id and daterange(a.starts_on, a.ends_on, '[]') @> draw_salary_slip.payout_on;
  end if;
  select
    coalesce(jsonb_agg(jsonb_build_object(
      'documentNumber', coalesce(n.document_number, i.document_number), 'isCreditNote', n.id is not null, 'clientName', d.payload #>> '{client,name}', 'amount',
      s.platform_fee + s.employer_tax + s.gross_salary + s.untaxed, 'platformFee', s.platform_fee, 'employerTax', s.employer_tax,
      'grossSalary', s.gross_salary, 'allowances', s.untaxed, 'estimatedTax', s.estimated_tax
    ) order by s.invoice_id, n.id nulls first) filter (where s.invoice_id is not null), '[]')
  into v_shares
  from app_private.payout_shares(payout.id) s
    left join app_public.invoices i on i.id = s.invoice_id
    left join app_public.credit_notes n on n.id = s.credit_note_id
    left join app_private.invoice_documents d on d.invoice_id = i.id;
  select
    sum(s.platform_fee) as fee, sum(s.employer_tax) as employer, count(*) as claims,
    coalesce(sum(s.untaxed) filter (where s.invoice_id is not null), 0) as allowances,
    coalesce(sum(s.untaxed) filter (where s.invoice_id is null and not s.is_returned), 0) as adjustment,
    coalesce(sum(s.untaxed) filter (where s.is_returned), 0) as returned
  into v_sums
  from app_private.payout_shares(payout.id) s;

  return app_private.draw_pay_parties(payout.freelance_profile_id) || app_private.draw_slip_period(payout) || jsonb_build_object(
    'payoutDate', draw_salary_slip.payout_on,
    'accountEnding', right(app_hidden.normal_account_number(payout.account_number), 4),
    'taxCard', case when v_card.id is not null then jsonb_build_object(
      'kind', v_card.kind, 'percent', v_card.percent, 'freeLimit', v_card.free_limit_minor
    ) end,
    'taxPercent', v_basis.percent, 'taxed', v_basis.taxed, 'estimatedTax', payout.estimated_tax_minor,
    'taxReasons', app_private.tax_reasons(
      v_card, v_basis.taxed, v_basis.percent, payout.estimated_tax_minor, payout.salary_tax_minor, v_sums.claims
    ),
    'invoices', v_shares, 'allowances', app_private.draw_slip_allowances(payout.id),
    'taxedAllowances', app_private.draw_taxed_allowances(payout.id),
    'adjustment', v_sums.adjustment, 'returned', v_sums.returned,
    'amount', v_sums.fee + v_sums.employer + payout.gross_salary_minor + v_sums.allowances,
    'platformFee', v_sums.fee, 'employerTax', v_sums.employer, 'grossSalary', payout.gross_salary_minor,
    'tax', payout.salary_tax_minor, 'attachment', payout.attachment_minor, 'attachmentReference', v_order.reference,
    'payout', payout.amount_minor, 'allowancesTotal', v_sums.allowances
  );
end;
$$;
comment on function app_private.draw_salary_slip(app_public.payouts, date) is
  'The content of a payout''s salary slip, from the rows as they are now; without the sums of the year and the '
  'national number.';
