-- Only operators read a slip before its payout has reached the account. The first slip begins the work relation.
create or replace function app_private.prepare_salary_slip(payout app_public.payouts, payout_on date) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_slip constant jsonb := app_private.draw_salary_slip(payout, prepare_salary_slip.payout_on);
  v_id uuid;
begin
  insert into app_public.salary_slips (
    account_id, freelance_profile_id, payout_id, tax_card_id, payout_on, platform_fee_amount_minor, employer_tax_amount_minor,
    gross_salary_minor, allowances_minor, salary_tax_percent, salary_tax_amount_minor, attachment_minor, adjustment_minor,
    returned_minor, payout_amount_minor
  ) values (
    payout.account_id, payout.freelance_profile_id, payout.id,
    (app_private.tax_card_on(payout.freelance_profile_id, prepare_salary_slip.payout_on)).id, prepare_salary_slip.payout_on,
    (v_slip ->> 'platformFee')::bigint, (v_slip ->> 'employerTax')::bigint, payout.gross_salary_minor,
    nullif((v_slip ->> 'allowancesTotal')::bigint, 0), (v_slip ->> 'taxPercent')::numeric, payout.salary_tax_minor, nullif(payout.attachment_minor, 0),
    nullif((v_slip ->> 'adjustment')::bigint, 0), nullif((v_slip ->> 'returned')::bigint, 0), payout.amount_minor
  )
  returning id into v_id;
  -- A tax card confirmed while the run is being approved would make the slip contradict itself.
  if payout.salary_tax_minor <> app_private.tax_withheld(
    payout.freelance_profile_id, array(select i.gross_salary_minor from app_public.payout_items i where i.payout_id = payout.id),
    prepare_salary_slip.payout_on, payout.id
  ) then
    raise exception 'the tax card has changed while the run was being approved' using errcode = 'serialization_failure';
  end if;
  insert into app_private.salary_slip_documents (account_id, salary_slip_id, payload)
  values (payout.account_id, v_id, v_slip - 'allowancesTotal');
  insert into app_public.work_relations (account_id, freelance_profile_id, starts_on, occupation_code)
  values (
    payout.account_id, payout.freelance_profile_id,
    least((v_slip #>> '{period,from}')::date, prepare_salary_slip.payout_on), (
      select o.payroll_code
      from app_public.payout_items i join app_public.invoice_lines l on l.invoice_id = i.invoice_id
        join app_public.occupation_codes o on o.id = l.occupation_code_id
      where i.payout_id = payout.id and o.payroll_code is not null
      group by o.payroll_code order by sum(l.amount_minor) desc, o.payroll_code limit 1
    )
  )
  on conflict (freelance_profile_id) do nothing;
end;
$$;
comment on function app_private.prepare_salary_slip(app_public.payouts, date) is
  'Writes down how an approved payout to an individual is worked out.';
