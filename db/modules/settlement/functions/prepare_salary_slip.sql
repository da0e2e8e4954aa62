create or replace function app_private.prepare_salary_slip(payout app_public.payouts) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_day constant date := (select r.payout_on from app_public.payout_runs r where r.id = payout.payout_run_id);
  v_slip jsonb;
  v_id uuid;
begin
  if not exists (
    select from app_public.freelance_profiles p where p.id = payout.freelance_profile_id and p.freelance_type = 'INDIVIDUAL'
  ) then
    return;
  end if;
  v_slip := app_private.draw_salary_slip(payout, v_day);
  insert into app_public.salary_slips (
    account_id, freelance_profile_id, payout_id, tax_card_id, payout_on, platform_fee_amount_minor, employer_tax_amount_minor,
    gross_salary_minor, allowances_minor, salary_tax_percent, salary_tax_amount_minor, attachment_minor, adjustment_minor,
    payout_amount_minor
  ) values (
    payout.account_id, payout.freelance_profile_id, payout.id, (app_private.tax_card_on(payout.freelance_profile_id, v_day)).id, v_day,
    (v_slip ->> 'platformFee')::bigint, (v_slip ->> 'employerTax')::bigint, payout.gross_salary_minor,
    (v_slip ->> 'allowancesTotal')::bigint, (v_slip ->> 'taxPercent')::numeric, payout.salary_tax_minor, payout.attachment_minor,
    (v_slip ->> 'adjustment')::bigint, payout.amount_minor
  )
  returning id into v_id;
  insert into app_private.salary_slip_documents (account_id, salary_slip_id, payload)
  values (payout.account_id, v_id, v_slip - 'allowancesTotal');
end;
$$;
comment on function app_private.prepare_salary_slip(app_public.payouts) is
  'Writes down how an approved payout to an individual is worked out; nothing for an organisation.';
