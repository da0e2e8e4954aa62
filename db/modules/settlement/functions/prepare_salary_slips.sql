-- Only operators read a slip before its payout has reached the account. The first slip begins the work relation. One statement for the run,
-- so that its slips are audited together.
create or replace function app_private.prepare_salary_slips(payout_ids uuid[], payout_on date) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  with drawn as materialized (
    select uuidv7() as id, d.payout_id, d.tax_card_id, d.slip, p as payout
    from app_private.draw_salary_slips(payout_ids, prepare_salary_slips.payout_on) d join app_public.payouts p on p.id = d.payout_id
    order by d.payout_id
  ), slips as (
    insert into app_public.salary_slips (
      id, account_id, freelance_profile_id, payout_id, tax_card_id, payout_on, platform_fee_amount_minor, employer_tax_amount_minor,
      gross_salary_minor, allowances_minor, salary_tax_percent, salary_tax_amount_minor, attachment_minor, adjustment_minor,
      returned_minor, payout_amount_minor
    )
    select
      d.id, (d.payout).account_id, (d.payout).freelance_profile_id, d.payout_id, d.tax_card_id, prepare_salary_slips.payout_on,
      (d.slip ->> 'platformFee')::bigint, (d.slip ->> 'employerTax')::bigint, (d.payout).gross_salary_minor,
      nullif((d.slip ->> 'allowancesTotal')::bigint, 0), (d.slip ->> 'taxPercent')::numeric, (d.payout).salary_tax_minor,
      nullif((d.payout).attachment_minor, 0), nullif((d.slip ->> 'adjustment')::bigint, 0), nullif((d.slip ->> 'returned')::bigint, 0),
      (d.payout).amount_minor
    from drawn d
  ), relations as (
    insert into app_public.work_relations (account_id, freelance_profile_id, starts_on, occupation_code)
    select
      (d.payout).account_id, (d.payout).freelance_profile_id, least((d.slip #>> '{period,from}')::date, prepare_salary_slips.payout_on), (
        select o.payroll_code
        from app_public.payout_items i join app_public.invoice_lines l on l.invoice_id = i.invoice_id
          join app_public.occupation_codes o on o.id = l.occupation_code_id
        where i.payout_id = d.payout_id and o.payroll_code is not null
        group by o.payroll_code order by sum(l.amount_minor) desc, o.payroll_code limit 1
      )
    from drawn d
    on conflict (freelance_profile_id) do nothing
  )
  insert into app_private.salary_slip_documents (account_id, salary_slip_id, payload)
  select (d.payout).account_id, d.id, d.slip - 'allowancesTotal' from drawn d;
  -- A tax card confirmed while the run is being approved would make a slip contradict itself.
  if exists (
    select from app_public.payouts p
    where p.id = any (payout_ids) and p.salary_tax_minor <> app_private.tax_withheld(
      p.freelance_profile_id, array(select i.gross_salary_minor from app_public.payout_items i where i.payout_id = p.id),
      prepare_salary_slips.payout_on, p.id
    )
  ) then
    raise exception 'the tax card has changed while the run was being approved' using errcode = 'serialization_failure';
  end if;
end;
$$;
comment on function app_private.prepare_salary_slips(uuid[], date) is
  'Writes down how approved payouts to individuals are worked out.';
