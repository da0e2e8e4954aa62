-- A single statement, so that every profile is evaluated at the same instant. A run without payments is not made;
-- held-back profiles are stored with their reasons. An unapproved proposal is cancelled by the next, so that there is
-- at most one and it is never old.
create or replace function app_private.propose_payout_run(created_by uuid default null) returns app_public.payout_runs
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_day constant date := app_hidden.next_bank_day(app_hidden.today());
  v_run app_public.payout_runs;
begin
  for v_run in select r.* from app_public.payout_runs r where r.status = 'PROPOSED' for no key update loop
    perform app_private.call_off_payout_run(v_run, null);
  end loop;
  perform app_private.require_transition('payout_runs', null, null, 'create');
  perform app_private.require_transition('payouts', null, null, 'propose');
  perform app_private.stop_if_refused();

  with candidates as materialized (
    select s.*, case
      when s.payable_minor <= 0 or s.amount_minor <= 0 then 'DEBT'
      else app_private.payout_obstacle(s.freelance_profile_id, s.bank_account_id)
    end as held_reason
    from app_private.payable_sums(v_day) s
  ), run as (
    insert into app_public.payout_runs (proposed_on, payout_on, tax_due_on, created_by)
    select app_hidden.today(), v_day, app_hidden.next_bank_day(v_day), propose_payout_run.created_by
    where exists (select from candidates c where c.held_reason is null)
      or exists (select from app_public.client_refunds r where r.status = 'READY')
    returning *
  ), made as (
    insert into app_public.payouts (
      account_id, payout_run_id, freelance_profile_id, bank_account_id, account_number, swift_code, status, held_reason, held_at,
      payable_minor, gross_salary_minor, estimated_tax_minor, salary_tax_percent, salary_tax_minor, attachment_minor, amount_minor
    )
    select
      c.account_id, run.id, c.freelance_profile_id, c.bank_account_id, b.account_number, b.swift_code,
      (case when c.held_reason is null then 'PROPOSED' else 'HELD' end)::app_public.payout_status,
      c.held_reason, case when c.held_reason is not null then now() end,
      c.payable_minor, c.gross_salary_minor, c.estimated_tax_minor, case p.freelance_type when 'INDIVIDUAL' then t.percent end,
      c.salary_tax_minor, c.attachment_minor, c.amount_minor
    from candidates c cross join run
      join app_public.freelance_profiles p on p.id = c.freelance_profile_id
      left join app_public.bank_accounts b on b.id = c.bank_account_id
      cross join lateral app_private.withholding_basis(c.freelance_profile_id, c.gross_salary_minor, v_day) t
    order by c.freelance_profile_id
    returning id, account_id, freelance_profile_id, status
  ), refunds as (
    insert into app_public.payouts (
      payout_run_id, client_refund_id, account_number, status, payable_minor, gross_salary_minor, estimated_tax_minor, salary_tax_minor,
      amount_minor
    )
    select run.id, r.id, r.account_number, 'PROPOSED', r.amount_minor, 0, 0, 0, r.amount_minor
    from app_public.client_refunds r cross join run
    where r.status = 'READY'
    order by r.id
  ), items as (
    insert into app_public.payout_items (
      account_id, payout_id, journal_id, invoice_id, amount_minor, gross_salary_minor, estimated_tax_minor
    )
    select m.account_id, m.id, c.journal_id, c.invoice_id, c.amount_minor, c.gross_salary_minor, c.estimated_tax_minor
    from made m join app_private.open_claims() c on c.freelance_profile_id = m.freelance_profile_id
    where m.status = 'PROPOSED'
  )
  select run.* into v_run from run;
  if not found then
    return null;
  end if;
  return app_private.sum_payout_run(v_run.id);
end;
$$;
comment on function app_private.propose_payout_run(uuid) is
'@performs payouts propose
Proposes a run for the next bank day of all payables above 0 and all refunds whose account is known, in the place of a proposal that '
  'is not approved; null when nothing can be paid.';
